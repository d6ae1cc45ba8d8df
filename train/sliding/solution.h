/* SPDX-License-Identifier: MIT */
/* Files of boards, from which the network learns. Each line is a board and a
   solution: the numbers of the tiles row by row, 0 for the gap, then a tab,
   then the directions in which the tiles move, as players write them: "URDL".
   Instead of a solution there may be a number: a beam search that kept the
   board found nothing shorter. A board that is smaller than others is the last
   corner of one whose other tiles are at home. */
#ifndef TRAIN_SLIDING_SOLUTION_H
#define TRAIN_SLIDING_SOLUTION_H

#include <stdio.h>

#include "rules/core/rng.h"
#include "solve/sliding/sliding.h"

enum { MOST_SOLUTION = 1 << 14 };

typedef struct Solution {
    SlidingBoard board; /* where it begins */
    u8 is_rival;        /* no steps are known, but the least "length" */
    u32 length;
    u8 steps[MOST_SOLUTION]; /* the gap's cells */
} Solution;

/* Ends the program with a message if the file can't be read or written, or a
   solution doesn't lead to the goal. */
void solution_write(FILE *file, const char *name, const Solution *solution);
/* Returns 0 at the end of the file, and also if the last line has no newline,
   as a program leaves it that is stopped. */
int solution_read(FILE *file, const char *name, u8 side, Solution *solution);

/* A random number below "below", nearly evenly distributed. */
static inline u32 solution_draw(u8 *rng, u32 below)
{
    return (u32)((u64)rng_next(rng) * below >> 32);
}

#endif
