/* SPDX-License-Identifier: MIT */
/* What a front end provides, and the loop that all of them share. Whatever a
   player does (a line, a key, a click) reaches the loop as a line of text: a
   move in the game's notation, or a command. */
#ifndef FRONT_H
#define FRONT_H

#include "advice/advisor.h"
#include "choice.h"
#include "store/store.h"

typedef enum Tone {
    TONE_GREETING, /* left out where nobody watches */
    TONE_ANSWER,   /* what was asked for */
    TONE_REFUSAL
} Tone;

/* What ask tells instead of a length. */
enum { INPUT_ENDED = -1, INPUT_TOO_LONG = -2 };

typedef struct Front {
    void *own;   /* the machine's state, handed back in every call */
    int watched; /* somebody sits there, who may be told more than asked */
    int (*open)(void *own);
    /* Which game, as choose_game below; NULL: it asks for a line. */
    int (*choose)(void *own, Store *store, Choice *choice);
    /* The position, after a move with what happened on the way. Who is not
       watched may leave it out unless it was asked for. */
    void (*show)(void *own, const Session *session, const Trace *trace,
                 int asked);
    /* The position in words, for who listens rather than looks: all of it, or
       one row or column, counted from 1. */
    void (*say)(void *own, const Session *session, unsigned part);
    void (*tell)(void *own, Tone tone, const char *text);
    /* A hint; NULL: it is told in words. */
    void (*advise)(void *own, const Session *session, u16 move,
                   const char *says);
    /* A line on the page; its length, or one of the above. */
    int (*ask)(void *own, const char *prompt, Page *line);
    /* Lets time go by; 0 when the player interrupts it, perhaps by a line
       that is then the next to be asked for. */
    int (*wait)(void *own, long milliseconds);
    /* A game shown from its start, by itself when the delay isn't below 0;
       NULL: as replay.c does it, by lines. */
    void (*replay)(void *own, Session *session, long delay);
    /* Milliseconds of play since it was last asked: not those in which the
       program was suspended, or nobody was there. */
    u32 (*lapse)(void *own);
    /* How far it still is shall (not) be told; NULL: the table tells it. */
    void (*hush)(void *own, int silent);
    void (*close)(void *own, const Session *session);
    /* The brain that a front asks by itself while its player thinks; it rests
       whenever ask has returned. NULL: it has none. */
    Brain *brain;
} Front;

/* Plays the session's game until the player leaves. Each change is kept
   before it is shown, unless keeping is NULL. Returns how many lines were
   refused. */
int play_game(Session *session, const Front *front, Keeping *keeping);

/* Asks which game, which may be told as "freecell 617", or is one of the
   store's (unless that is NULL); 0 when the player leaves. */
int choose_game(const Front *front, Store *store, Choice *choice);

#endif
