/* SPDX-License-Identifier: MIT */
/* IDA* (Korf 1985) in the slide metric: the least number of slides, proven.
   Tiles of a row or column that move together count as one. */
#ifndef SOLVE_SLIDING_SLIDE_IDA_STAR_H
#define SOLVE_SLIDING_SLIDE_IDA_STAR_H

#include "slide_database.h"
#include "solve/sliding/ida/ida_star.h"

/* The hole's steps from cell to cell, and how many these are; or 0 when the
   budget is spent. The certificate counts slides. */
u32 slide_ida_star(const SlideDatabase *database, const SlidingBoard *board,
                   Budget *budget, Certificate *proof, u8 *steps);

#endif
