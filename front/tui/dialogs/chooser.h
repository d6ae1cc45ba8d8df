/* SPDX-License-Identifier: MIT */
/* The dialog in which a new game is chosen: a list of all starts, and beside
   it the board that would be dealt. */
#ifndef FRONT_TUI_CHOOSER_H
#define FRONT_TUI_CHOOSER_H

#include "front/tui/game/deal_seeker.h"
#include "front/tui/view/state.h"
#include "offers.h"

/* Lets the player choose during a game. Returns 1, and the line that deals the
   choice; 0 if the player goes on. */
int chooser_choose_line(Tui *tui, Page *line);
/* Lets the player choose a start of this game. Returns 0 if they don't. */
int chooser_choose(Tui *tui, const Game *game, Choice *choice);

/* Between two keys. */
typedef struct Chooser {
    Tui *tui;
    Offers offers;
    int at;   /* the selected offer */
    int base; /* the one that was selected before typing */
    Session board;
    Scene scene;        /* of the board */
    int shown;          /* the offer that the board belongs to, or -1 */
    int dealt;          /* there is a board */
    DealSeeker *seeker; /* looks for a deal of a level, or NULL */
    int sought;         /* the offer that it is for */
    int awaits;         /* the player has chosen it already */
    Page typed;
    int types;
    Page trouble; /* why what is typed, or a level, can't be dealt */
    Page fault;   /* why the selected offer has no board, if known */
    Page refusal; /* why the last key did nothing */
    int rows;     /* of the list on the screen */
    int done;     /* 1: chosen, -1: closed */
} Chooser;

void chooser_open(Chooser *chooser, Tui *tui, const Game *game,
                  const Session *session);
void chooser_close(Chooser *chooser);
void chooser_draw(Chooser *chooser);
/* Returns 0 when the dialog is done. */
int chooser_obey(Chooser *chooser, const Key *key);

#endif
