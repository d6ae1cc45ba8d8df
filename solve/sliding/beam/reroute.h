/* SPDX-License-Identifier: MIT */
/* Local search for a shorter line by beams: they find ways between two boards
   of the line that are too far apart for IDA*. */
#ifndef SOLVE_SLIDING_REROUTE_H
#define SOLVE_SLIDING_REROUTE_H

#include "evaluate.h"
#include "solve/sliding/arena.h"

/* Shortens a line of "count" steps from the board, as far as the budget
   allows; returns how many are left. */
u32 reroute_line(const Evaluator *evaluator, const SlidingBoard *board,
                 Arena arena, Budget *budget, u8 *steps, u32 count);

#endif
