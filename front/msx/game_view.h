/* SPDX-License-Identifier: MIT */
/* How a game is drawn, from the pieces that it reports. A game without its own
   view gets the plain one. */
#ifndef GAME_VIEW_H
#define GAME_VIEW_H

#include "msx_desk.h"
#include "screen2.h"

typedef struct View {
    const char *name;            /* or NULL: what the game calls itself */
    const char *counts;          /* what stands before the score */
    const char *const *variants; /* to choose from, up to a NULL */
    const char *const *help;     /* lines, up to a NULL */
    u8 backdrop, pointing, holding;
    void (*load)(void);          /* its pictures */
    void (*load_icon)(u8 first); /* four of them, for the menu */
    void (*ground)(void);        /* what stands around the board */
    void (*place)(const Piece *piece, SignBox *box);
    void (*paint)(const Piece *piece, const SignBox *box);
    u8 (*may_point)(const Piece *piece);
    /* The rest may be left out. */
    const char *stuck;      /* when no move is left */
    const char *undoing;    /* where taking back takes seconds */
    const char *no_hint;    /* why there are no hints */
    u8 (*walker)(u8 value); /* the colour of what is seen to walk */
} View;

/* In the order of the menu and of the games' banks; the build writes it from
   the table of games. */
extern const View *const views[];
extern const u8 view_count;

/* The board's columns and rows, as the pieces tell them. */
u8 board_width(void);
u8 board_height(void);

/* What to press, in the ten columns at the right. */
void put_keys(void);

#endif
