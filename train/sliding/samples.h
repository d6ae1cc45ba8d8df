/* SPDX-License-Identifier: MIT */
/* Boards to learn from. A solution may be read in both directions, and each of
   its boards with the gap in a corner is a goal for all the others: if the
   tiles are renamed after their cells there, and the board is turned so that
   this corner is the last cell, the stretch in between solves a board. So a
   solution of a few hundred moves makes thousands of samples.

   A rival is a board that a beam kept because it seemed to be as good as one
   on the solution, though it needs at least as many moves. Without rivals the
   network would rarely see boards that it takes for better than they are. */
#ifndef TRAIN_SLIDING_SAMPLES_H
#define TRAIN_SLIDING_SAMPLES_H

#include "solution.h"

/* The boards of a solution that can be goals, in "goal". */
typedef struct SampleLine {
    u32 goals, goal_count;
} SampleLine;

typedef struct Samples {
    u8 side, cells;
    u32 boards, lines, goals;
    size_t board_room, line_of_room, line_room, goal_room;
    u8 *tiles;    /* "cells" for each board */
    u32 *line_of; /* of each board */
    u32 *goal;    /* boards with the gap in a corner */
    SampleLine *line;
    u32 rivals;
    size_t rival_room, least_room;
    u8 *rival_tiles;
    u16 *least; /* the moves that are left for each rival, or fewer */
} Samples;

typedef struct TrainingSample {
    SlidingBoard board;
    u8 is_rival; /* "extra" may be too small, otherwise it may be too large */
    u32 extra;   /* moves left, beyond the Manhattan distance */
} TrainingSample;

/* Adds the solutions of a file to "learnt", and one of 32 to "tested". */
void samples_read(Samples *learnt, Samples *tested, const char *name);
/* Makes a sample of a board and a random goal from the same solution, or of a
   rival; these have the numbers after the boards. */
void samples_draw(const Samples *samples, u32 number, u8 *rng,
                  TrainingSample *sample);

#endif
