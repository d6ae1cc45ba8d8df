/* SPDX-License-Identifier: MIT */
/* IDA* (Korf 1985): the least number of single-tile moves, proven. Depth-first
   searches with increasing bounds try every line up to the bound, except what
   the heuristic or the duplicate automaton prunes. */
#ifndef SOLVE_SLIDING_IDA_STAR_H
#define SOLVE_SLIDING_IDA_STAR_H

#include "solve/sliding/pdb/database_set.h"

/* What is proven so far: no line is shorter than the bound, and "nodes" were
   generated to exclude all shorter ones. */
typedef struct Certificate {
    u32 first; /* the heuristic of the start */
    _Atomic u32 bound;
    u64 nodes;
} Certificate;

/* Guided by pattern databases. 1 with the steps, whose number is the proof's
   bound; or 0 when the budget is spent. */
u8 ida_star(const DatabaseSet *pdbs, const SlidingBoard *board, Budget *budget,
            Certificate *proof, u8 *steps);

/* Guided by the Manhattan distance, for boards of any size; the tiles on fixed
   cells don't move. */
u8 ida_star_manhattan(const SlidingBoard *board, const u8 *fixed,
                      Budget *budget, Certificate *proof, u8 *steps);
/* Likewise, the shortest line of fewer than "length" steps, and how many it
   has; 0 when there is none, or the budget is spent. The hole may end
   anywhere. */
u8 ida_star_shorter(const SlidingBoard *board, u32 length, Budget *budget,
                    u8 *steps, u32 *found);

#endif
