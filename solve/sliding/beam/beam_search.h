/* SPDX-License-Identifier: MIT */
/* Beam search: of all positions that can be reached in so many steps only the
   best are kept, without tables a share of them for each cell where the hole
   can be, since near the goal it is the last tiles that are hard and not the
   many that lie well. How many are kept follows from the nodes that are left
   and the levels that may come, so that the beam comes to its end. */
#ifndef SOLVE_SLIDING_BEAM_H
#define SOLVE_SLIDING_BEAM_H

#include "evaluate.h"
#include "solve/sliding/arena.h"

enum { ANY_WIDTH = 1 << 24 };

/* A line of fewer than so many steps, with no level wider than that; how many
   it has, or 0. */
u32 find_by_beam(const Judge *judge, const SlidingBoard *board, u32 width,
                 u32 most, Arena arena, Budget *budget, u8 *steps);

#endif
