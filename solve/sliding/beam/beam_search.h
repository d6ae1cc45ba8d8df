/* SPDX-License-Identifier: MIT */
/* Beam search (Lowerre 1976): breadth first, but of each level only the nodes
   with the best evaluation are kept. Without pattern databases each cell where
   the hole can be gets an equal share of the level, because near the goal the
   last few tiles are hard and the many that are home say little. The width
   follows from the nodes that are left and the levels that may come, so that
   the search reaches its end within the budget. */
#ifndef SOLVE_SLIDING_BEAM_BEAM_SEARCH_H
#define SOLVE_SLIDING_BEAM_BEAM_SEARCH_H

#include "evaluate.h"
#include "solve/sliding/arena.h"

enum { ANY_WIDTH = 1 << 24 };

/* Finds a line of fewer than "most" steps with levels no wider than "width";
   how many steps it has, or 0. */
u32 beam_search(const Evaluator *evaluator, const SlidingBoard *board,
                u32 width, u32 most, Arena arena, Budget *budget, u8 *steps);

#endif
