/* SPDX-License-Identifier: MIT */
/* The interface of a front end, and the loop that all of them share. Whatever
   a player does (a line, a key, a click) reaches the loop as a line of text: a
   move in the game's notation, or a command. */
#ifndef FRONT_H
#define FRONT_H

#include "advice/advisor.h"
#include "choice.h"
#include "spoken.h"
#include "store/store.h"

typedef enum Tone {
    TONE_GREETING, /* omitted if nobody is watching */
    TONE_ANSWER,   /* an answer to the player's request */
    TONE_OFFER,    /* omitted like a greeting, and gone with the next key */
    TONE_REFUSAL
} Tone;

/* Results of "ask" besides a length. */
enum { INPUT_ENDED = -1, INPUT_TOO_LONG = -2 };

STATIC_ASSERT(INPUT_TOO_LONG < INPUT_ENDED && INPUT_ENDED < 0);

/* What a player gets after a move: a board, sentences about all that has
   changed, or only about the move itself. */
typedef enum BoardsShown {
    BOARDS_DRAWN,
    BOARDS_TOLD,
    BOARDS_BRIEF
} BoardsShown;

/* What a lesson tells. */
typedef struct Taught {
    const char *title;
    const char *words;  /* the task, or what the last step did */
    const char *answer; /* to a move that wasn't played, or empty */
    const char *turn;   /* whose turn it is: a hand's, or the player's */
    int is_finished;
    int is_tactic; /* the board is a whole one, and nothing is shown */
} Taught;

typedef struct Front {
    void *own;   /* the front end's state, passed to every function */
    int watched; /* a person is watching, and may be told more */
    int keyed;   /* moves are made by keys, which the front end lists itself */
    int (*open)(void *own);
    /* Chooses a game like menu_choose below; if NULL, menu_choose asks for a
       line. */
    int (*choose)(void *own, Store *store, Choice *choice);
    /* Shows the position, and after a move what happened during it. If nobody
       is watching, it may do nothing, unless the player asked for it. */
    void (*show)(void *own, const Session *session, const Trace *trace,
                 int asked);
    /* Whether the player is told in sentences what changes, instead of seeing
       boards (a BoardsShown value), and a function to change that and keep it
       for other games, which writes why it can't be kept. Both are NULL if
       boards are always shown. */
    const int *boardless;
    void (*set_boardless)(void *own, int boardless, Page *refusal);
    /* Tells beside the board what a step has changed, if there is room for it.
       NULL if the table tells it wherever no boards are drawn. */
    void (*tell_step)(void *own, const Session *session, SpokenStep step);
    /* Describes the position in words, for people who listen: all of it, or
       one row or column, counted from 1. */
    void (*say)(void *own, const Session *session, unsigned part);
    void (*tell)(void *own, Tone tone, const char *text);
    /* Gives the player a code to copy, and says what it is; if NULL, the code
       is told. */
    void (*give)(void *own, const char *what, const char *code);
    /* Shows a hint; if NULL, the hint is told in words. */
    void (*advise)(void *own, const Session *session, u16 move,
                   const char *says);
    /* Shows how a game that has just been finished compares with earlier ones,
       and whether it is better than all of them; if NULL, it is told in
       words. */
    void (*rank)(void *own, const char *words, int is_best);
    /* Shows what a lesson tells beside its board, until the next call; NULL
       ends the lessons. A front without this function gets it in words. */
    void (*teach)(void *own, const Taught *taught);
    /* Moves the cursor to a spot, where a lesson's hand is to be seen. A front
       that teaches has this function. */
    void (*point)(void *own, u8 spot);
    /* Reads a line into the page. Returns its length or one of the values
       above. */
    int (*ask)(void *own, const char *prompt, Page *line);
    /* Does work that may take long, with the advisor below, and lets the
       player interrupt it: then the advisor is told to stop, the player is
       told that it did, and 0 is returned. If NULL, the table does the work
       itself. */
    int (*think)(void *own, void (*work)(void *context), void *context);
    /* Pauses. Returns 0 if the player interrupts the pause; "ask" may then
       return the interrupting line. */
    int (*wait)(void *own, long milliseconds);
    /* Shows a game from its start, automatically if the delay isn't negative.
       If NULL, replay.c does it line by line. */
    void (*replay)(void *own, Session *session, long delay);
    /* The milliseconds of play since the last call, without times when the
       program was suspended or the player was away. */
    u32 (*elapsed)(void *own);
    /* Turns the display of the distance off or on; if NULL, the table prints
       the distance. */
    void (*hide_distance)(void *own, int silent);
    /* Opens the player's store for a list of games although this one isn't
       kept, as in a pipe; NULL if there is none. The caller closes it. */
    Store *(*look_up)(void);
    void (*close)(void *own, const Session *session);
    /* An advisor that the front end asks while the player thinks; NULL if
       there is none. Between two calls of "ask" only "think" uses it. */
    Advisor *advisor;
    /* If there is none, the table's own advisor gives up when this is set; may
       be NULL. */
    const _Atomic u8 *stop;
} Front;

/* Plays the session's game until the player quits. Stores each change before
   showing it, unless autosave is NULL or has no store. Returns how many lines
   were refused. */
int table_play(Session *session, const Front *front, Autosave *autosave);

/* Asks which game to play. The answer may be "freecell 617" or one of the
   games in the store (unless that is NULL). Returns 0 if the player quits. */
int menu_choose(const Front *front, Store *store, Choice *choice);

#endif
