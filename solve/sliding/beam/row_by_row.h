/* SPDX-License-Identifier: MIT */
/* Solves a board of any size at once, the way people do: row by row and column
   by column, until three by three cells are left, which IDA* solves. */
#ifndef SOLVE_SLIDING_ROW_BY_ROW_H
#define SOLVE_SLIDING_ROW_BY_ROW_H

#include "solve/sliding/arena.h"
#include "solve/sliding/board.h"

/* The most steps of the hole that it takes. */
enum { MOST_ROW_STEPS = 16384 };

/* How many steps were written, or 0 when memory or nodes ran out. */
u32 solve_by_rows(const SlidingBoard *board, Arena arena, Budget *budget,
                  u8 *steps);

#endif
