/* SPDX-License-Identifier: MIT */
/* How each game speaks: its greeting, its prompt, its last words, its rules.
   The words are those of the authors' own texts where these show any. */
#ifndef MANNER_H
#define MANNER_H

#include "host.h"

typedef struct Manner {
    const char *game; /* NULL: any other */
    const char *greeting;
    const char *prompt;
    const char *also; /* what the menu takes beside the name */
    /* Last words; # stands for the score, @ for the number of moves. */
    const char *won;
    const char *stuck;
    const char *lost;
    const char *rules;
} Manner;

const Manner *manner_of(const Game *game);

/* The last words for the position, "" while the game goes on. */
void page_ending(Page *page, const Session *session);

#endif
