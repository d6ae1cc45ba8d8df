/* SPDX-License-Identifier: MIT */
/* Beam search (Lowerre, "The HARPY speech recognition system", 1976):
   breadth-first search that keeps only the best nodes of each level. Without
   pattern databases every possible cell of the gap gets an equal share of the
   level: near the goal only the last few tiles are hard, and the evaluation
   hardly distinguishes boards on which the others are home. The width follows
   from the nodes left and the number of levels that may follow, so that the
   search finishes within its budget. */
#ifndef SOLVE_SLIDING_BEAM_BEAM_SEARCH_H
#define SOLVE_SLIDING_BEAM_BEAM_SEARCH_H

#include "evaluate.h"
#include "solve/sliding/arena.h"

enum { ANY_WIDTH = 1 << 24 };

/* Finds a line of fewer than "most" steps with levels no wider than "width".
   Returns its length, or 0. */
u32 beam_search(const Evaluator *evaluator, const SlidingBoard *board,
                u32 width, u32 most, Arena arena, Budget *budget, u8 *steps);

#endif
