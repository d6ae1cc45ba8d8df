/* SPDX-License-Identifier: MIT */
/* Solves sliding puzzles with pattern databases for the size being played. */
#ifndef ADVICE_SLIDING_GUIDED_SOLVER_H
#define ADVICE_SLIDING_GUIDED_SOLVER_H

#include "solve/solve.h"

typedef struct GuidedSolver GuidedSolver;

/* Begins as NULL, and becomes what is needed. "bound" is what no line is
   shorter than, in single tiles, as far as the asking proved; or 0. */
void guided_solver_ask(GuidedSolver **solver, const Question *question,
                       Answer *answer, u32 *bound);
void guided_solver_free(GuidedSolver *solver);

#endif
