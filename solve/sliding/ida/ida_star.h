/* SPDX-License-Identifier: MIT */
/* IDA* (Korf, "Depth-first iterative-deepening: an optimal admissible tree
   search", 1985) finds a line with the fewest single-tile moves and proves
   that no shorter one exists. Depth-first searches with growing bounds try
   every line up to the bound, except those that the heuristic or the duplicate
   automaton prunes. */
#ifndef SOLVE_SLIDING_IDA_STAR_H
#define SOLVE_SLIDING_IDA_STAR_H

#include "solve/sliding/pdb/database_set.h"

/* What has been proven so far: no line is shorter than "bound". "nodes" were
   generated to rule out all shorter ones. */
typedef struct Certificate {
    u32 first; /* the heuristic value of the start */
    _Atomic u32 bound;
    u64 nodes;
} Certificate;

/* Guided by pattern databases. Returns 1 and the steps, whose number is the
   proof's bound; or 0 if the budget is spent. */
u8 ida_star(const DatabaseSet *pdbs, const SlidingBoard *board, Budget *budget,
            Certificate *proof, u8 *steps);

/* Guided by Manhattan distances, for boards of any size. Tiles on fixed cells
   do not move. */
u8 ida_star_manhattan(const SlidingBoard *board, const u8 *fixed,
                      Budget *budget, Certificate *proof, u8 *steps);
/* The same for a shortest line of fewer than "length" steps; also returns how
   many it has. Returns 0 if there is none, or if the budget is spent. The gap
   may end anywhere. */
u8 ida_star_shorter(const SlidingBoard *board, u32 length, Budget *budget,
                    u8 *steps, u32 *found);

#endif
