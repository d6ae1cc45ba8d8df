/* SPDX-License-Identifier: MIT */
/* Files of solved boards, from which the network learns. Each line is a board
   and a solution: the numbers of the tiles row by row, 0 for the gap, then a
   tab, then the directions in which the tiles move, as players write them:
   "URDL". */
#ifndef TRAIN_SLIDING_SOLUTION_H
#define TRAIN_SLIDING_SOLUTION_H

#include <stdio.h>

#include "solve/sliding/sliding.h"

enum { MOST_SOLUTION = 1 << 14 };

typedef struct Solution {
    SlidingBoard board; /* where it begins */
    u32 length;
    u8 steps[MOST_SOLUTION]; /* the gap's cells */
} Solution;

/* Ends the program with a message if the file can't be read or written, or a
   solution doesn't lead to the goal. */
void solution_write(FILE *file, const char *name, const Solution *solution);
/* Returns 0 at the end of the file, and also if the last line has no newline,
   as a program leaves it that is stopped. */
int solution_read(FILE *file, const char *name, u8 side, Solution *solution);

#endif
