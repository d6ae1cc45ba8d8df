/* SPDX-License-Identifier: MIT */
/* A line at once, for a board of any size, as a person would find it: row by
   row and column by column, until three by three cells are left. */
#ifndef SOLVE_SLIDING_ROWS_H
#define SOLVE_SLIDING_ROWS_H

#include "solve/sliding/arena.h"
#include "solve/sliding/board.h"

/* Steps of the hole, at most so many. */
enum { MOST_ROW_STEPS = 16384 };

/* How many steps were written, or 0 when memory or nodes ran out. */
u32 solve_by_rows(const SlidingBoard *board, Arena arena, Budget *budget,
                  u8 *steps);

#endif
