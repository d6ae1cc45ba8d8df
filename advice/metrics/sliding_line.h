/* SPDX-License-Identifier: MIT */
/* Measures of a solution of the sliding puzzle, and its notation. */
#ifndef ADVICE_METRICS_SLIDING_LINE_H
#define ADVICE_METRICS_SLIDING_LINE_H

#include "host/page.h"
#include "solve/sliding/board.h"

/* Some moves that lead on from a board. */
typedef struct Slides {
    const Sliding *start;
    const u16 *moves;
    u32 count;
} Slides;

typedef struct Measures {
    u32 singles;  /* tiles that moved, one by one */
    u32 slides;   /* those that moved one way, one after the other, as one */
    u32 distance; /* of all tiles from home at the start, along rows and
                     columns */
} Measures;

Measures measure_slides(const Slides *slides);
/* "52 single-tile moves in 40 slides, distance 36, 1.44 moves for each"; with
   a time, tiles a second. */
void page_measures(Page *page, const Measures *measures, u32 milliseconds);

/* "URDL2": the ways that tiles move, U D L R. */
void page_ways(Page *page, const Slides *slides);

/* Plays a move, also beyond a goal. */
void slide_tiles(Sliding *game, u16 move);

/* "5 3 8/9 0 2/...": on one line. */
void page_rows_of(Page *page, const Sliding *game);

#endif
