/* SPDX-License-Identifier: MIT */
/* IDA* (Korf, "Depth-first iterative-deepening: an optimal admissible tree
   search", 1985) in the slide metric: finds and proves the fewest moves when
   tiles of a row or column that move together count as one move. */
#ifndef SOLVE_SLIDING_SLIDE_IDA_STAR_H
#define SOLVE_SLIDING_SLIDE_IDA_STAR_H

#include "slide_database.h"
#include "solve/sliding/ida/ida_star.h"

/* Writes the gap's steps from cell to cell and returns their number, or 0 if
   the budget is spent or the arena too small. The certificate counts
   slides. */
u32 slide_ida_star(const SlideDatabase *database, const SlidingBoard *board,
                   Budget *budget, Certificate *proof, u8 *steps, Arena arena);

#endif
