/* SPDX-License-Identifier: MIT */
/* The least number of slides, proven by iterative deepening: tiles of a row or
   column that move together count as one. */
#ifndef SOLVE_SLIDING_GLIDE_H
#define SOLVE_SLIDING_GLIDE_H

#include "slide_database.h"
#include "solve/sliding/ida/ida_star.h"

/* The hole's steps from cell to cell, and how many these are; or 0 when the
   budget is spent. The certificate counts slides. */
u32 glide(const Lanes *lanes, const SlidingBoard *board, Budget *budget,
          Certificate *proof, u8 *steps);

#endif
