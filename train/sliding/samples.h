/* SPDX-License-Identifier: MIT */
/* Boards to learn from. A solution may be read in both directions, and each of
   its boards with the gap in a corner is a goal for all the others: if the
   tiles are renamed after their cells there, and the board is turned so that
   this corner is the last cell, the stretch in between solves a board. So a
   solution of a few hundred moves makes thousands of samples. */
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
} Samples;

typedef struct TrainingSample {
    SlidingBoard board;
    u32 extra; /* moves left, beyond the Manhattan distance */
} TrainingSample;

/* Adds the solutions of a file to "learnt", and one of 32 to "tested". */
void samples_read(Samples *learnt, Samples *tested, const char *name);
/* Makes a sample of a board and a random goal from the same solution. */
void samples_draw(const Samples *samples, u32 board, u8 *rng,
                  TrainingSample *sample);

#endif
