/* SPDX-License-Identifier: MIT */
/* A line, or a proof that there is none, by the search for pairs. */
#ifndef SOLVE_MAHJONG_SOLVE_PAIRS_H
#define SOLVE_MAHJONG_SOLVE_PAIRS_H

#include "solve/solve.h"

/* Sets the answer's verdict and, unless the memory is too small, its nodes and
   line; all else is the caller's. */
void mahjong_solve_pairs(const Question *question, Answer *answer);

#endif
