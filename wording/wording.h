/* SPDX-License-Identifier: MIT */
/* How each game speaks: its greeting, its prompt, its last words, its rules.
   The words are those of the authors' own texts where these show any; like
   the rules they need no library, so that every machine says the same. */
#ifndef WORDING_WORDING_H
#define WORDING_WORDING_H

#include "session/session.h"

typedef struct Wording {
    const char *game; /* NULL: any other */
    const char *greeting;
    const char *prompt;
    const char *also; /* what the menu takes beside the name */
    /* Last words; # stands for the score, @ for the number of moves. */
    const char *won;
    const char *stuck;
    const char *dead; /* stuck, and no move such as a reshuffle is left */
    const char *lost;
    const char *rules;
    const char *hints; /* what a hint tells where a solver gives it */
    u8 numbered;       /* a number alone is a variant: the 15-puzzle */
} Wording;

const Wording *wording_of(const Game *game);

/* "52 cards home", "1 card home" */
void wording_score(Writer *writer, const Session *session);

/* The last words for the position; nothing while the game goes on. */
void wording_ending(Writer *writer, const Session *session);

#endif
