/* SPDX-License-Identifier: MIT */
/* FreeCell's searches. Each adds its nodes to the answer's, and leaves the
   verdict LIMIT when it finds none. */
#ifndef FCSOLVE_H
#define FCSOLVE_H

#include "solve.h"

extern const Solver freecell_solver;

/* fcfast.c: finds most lines at once, proves nothing */
void solve_fast(const Question *question, Answer *answer);
/* fcprove.c: looks at every position */
void solve_surely(const Question *question, Answer *answer);

#endif
