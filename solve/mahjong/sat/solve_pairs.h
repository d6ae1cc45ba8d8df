/* SPDX-License-Identifier: MIT */
/* Finds a line, or proves that there is none, by SAT search. */
#ifndef SOLVE_MAHJONG_SOLVE_PAIRS_H
#define SOLVE_MAHJONG_SOLVE_PAIRS_H

#include "solve/solve.h"

/* Sets the answer's verdict and, unless the memory is too small, its nodes and
   line. Everything else is left to the caller. */
void mahjong_solve_pairs(const Question *question, Answer *answer);

#endif
