/* SPDX-License-Identifier: MIT */
/* Measures solutions of the sliding puzzle, and writes them in the notation of
   players. */
#ifndef ADVICE_METRICS_SLIDING_LINE_H
#define ADVICE_METRICS_SLIDING_LINE_H

#include "host/page.h"
#include "solve/sliding/board.h"

/* A line from a board. */
typedef struct Slides {
    const Sliding *start;
    const u16 *moves;
    u32 count;
} Slides;

typedef struct Measures {
    u32 singles;  /* single-tile moves */
    u32 slides;   /* slides, with successive ones in the same direction counted
                     as one */
    u32 distance; /* the Manhattan distance at the start */
} Measures;

Measures measure_slides(const Slides *slides);
/* Writes "52 single-tile moves in 40 slides, distance 36, 1.44 moves for
   each"; with a time, also the tiles per second. */
void sliding_page_measures(Page *page, const Measures *measures,
                           u32 milliseconds);

/* Writes "URDL2": the directions of the tiles, U D L R. */
void sliding_page_ways(Page *page, const Slides *slides);

/* Plays a move, even after the goal was reached. */
void slide_tiles(Sliding *game, u16 move);

/* Writes "5 3 8/9 0 2/...", the rows on one line. */
void sliding_page_rows(Page *page, const Sliding *game);

#endif
