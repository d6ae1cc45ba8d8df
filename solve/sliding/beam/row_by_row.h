/* SPDX-License-Identifier: MIT */
/* Solves a board of any size immediately, the way people do: row by row and
   column by column, until three by three cells are left, which IDA* solves.
   The lines are long, but it always finds one, which other searches improve.
 */
#ifndef SOLVE_SLIDING_ROW_BY_ROW_H
#define SOLVE_SLIDING_ROW_BY_ROW_H

#include "solve/sliding/arena.h"
#include "solve/sliding/board.h"

/* The most steps of the gap that a line may have. */
enum { MOST_ROW_STEPS = 16384 };

/* Returns the number of steps written, or 0 if memory or nodes ran out. */
u32 solve_by_rows(const SlidingBoard *board, Arena arena, Budget *budget,
                  u8 *steps);

#endif
