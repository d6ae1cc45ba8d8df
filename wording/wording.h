/* SPDX-License-Identifier: MIT */
/* Each game's greeting, prompt, endings and rules as text, and how to type a
   move in a line. Where moves are made by keys or by touch, a front end
   describes these from its own tables instead. If the original
   program had a line for something, that line is used word for word. This file
   needs no C library, so that every machine can use the same words. */
#ifndef WORDING_WORDING_H
#define WORDING_WORDING_H

#include "session/session.h"

typedef struct Wording {
    const char *game; /* NULL for the defaults */
    const char *greeting;
    const char *prompt;
    const char *also; /* another choice to mention in the menu */
    /* Endings. # stands for the score, @ for the number of moves, and % for
       that number with its noun, as in "1 move" or "55 moves". */
    const char *won;
    const char *stuck;
    const char *dead; /* stuck, and no reshuffle is possible */
    const char *lost;
    const char *rules; /* true wherever the game is played */
    const char *moves; /* how to type a move in a line */
    const char *hints; /* more about hints typed in a line, for builds with
                          solvers */
} Wording;

const Wording *wording_of(const Game *game);

/* The prompt for the next line; after a game's end it asks for no moves. */
const char *wording_prompt(const Session *session);

/* Writes "52 cards home" or "1 card home". */
void wording_score(Writer *writer, const Session *session);

/* Writes the ending for the position; nothing if the game is in progress. */
void wording_ending(Writer *writer, const Session *session);

#endif
