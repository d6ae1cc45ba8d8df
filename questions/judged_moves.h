/* SPDX-License-Identifier: MIT */
/* The moves of a position, told apart by whether the game can still be won
   after them. */
#ifndef QUESTIONS_JUDGED_MOVES_H
#define QUESTIONS_JUDGED_MOVES_H

#include "solve/solve.h"

enum { MOST_JUDGED = 2048 };

/* The first of them win. */
typedef struct JudgedMoves {
    u16 move[MOST_JUDGED];
    u16 count, winning;
} JudgedMoves;

/* Asks the solver about each move, in memory of SOLVE_COMFORT bytes. Returns 0
   if a proof takes more than so many nodes. */
int judged_moves_prove(JudgedMoves *judged, const Game *game,
                       const void *position, void *memory, u64 nodes);
/* Of the moves that win, plays the one that looks worst. */
void judged_moves_play_worst(const JudgedMoves *judged, const Game *game,
                             void *position);

#endif
