/* SPDX-License-Identifier: MIT */
/* The least number of single-tile moves, proven: all lines up to a length are
   tried that the tables and words don't exclude, then all up to a greater one
   (iterative deepening: Korf, 1985). */
#ifndef SOLVE_SLIDING_DEEPEN_H
#define SOLVE_SLIDING_DEEPEN_H

#include "solve/sliding/pdb/database_set.h"

/* What is known so far. No line is shorter than bound; nodes were looked at in
   vain before the search for a line as long as that began. The bound may be
   read while the search runs. */
typedef struct Certificate {
    u32 first; /* the bound that was known without a search */
    volatile u32 bound;
    u64 nodes;
} Certificate;

/* The steps, as many as the proof's bound then tells, and 1; or 0 when the
   budget is spent. */
u8 deepen(const Guide *guide, const SlidingBoard *board, Budget *budget,
          Certificate *proof, u8 *steps);

/* The same without tables, by distances along rows and columns, and with some
   cells whose tiles don't move. */
u8 deepen_plainly(const SlidingBoard *board, const u8 *fixed, Budget *budget,
                  Certificate *proof, u8 *steps);
/* The shortest line of fewer steps than that, and how many it has; 0 when
   there is none, or the budget is spent. The hole may end anywhere. */
u8 find_shorter(const SlidingBoard *board, u32 length, Budget *budget,
                u8 *steps, u32 *found);

#endif
