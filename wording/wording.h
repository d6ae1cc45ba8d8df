/* SPDX-License-Identifier: MIT */
/* Each game's greeting, prompt, endings and rules as text. Where the original
   authors' programs had a line for something, it is theirs, word for word.
   Needs no C library, so that every machine says the same. */
#ifndef WORDING_WORDING_H
#define WORDING_WORDING_H

#include "session/session.h"

typedef struct Wording {
    const char *game; /* NULL: any other */
    const char *greeting;
    const char *prompt;
    const char *also; /* another way to start it, for the menu */
    /* Endings; # stands for the score, @ for the number of moves, % for it
       with its noun: "1 move", "55 moves". */
    const char *won;
    const char *stuck;
    const char *dead; /* stuck, and not even a reshuffle is possible */
    const char *lost;
    const char *rules;
    const char *hints; /* more about hints, for builds with solvers */
    u8 numbered;       /* a lone number is a variant: the 15-puzzle */
} Wording;

const Wording *wording_of(const Game *game);

/* "52 cards home", "1 card home" */
void wording_score(Writer *writer, const Session *session);

/* The ending for the position; nothing while the game goes on. */
void wording_ending(Writer *writer, const Session *session);

#endif
