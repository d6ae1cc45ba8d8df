/* SPDX-License-Identifier: MIT */
/* FreeCell's searches. Each adds its nodes to the answer's, and leaves the
   verdict LIMIT when it finds none. */
#ifndef SOLVE_FREECELL_FREECELL_H
#define SOLVE_FREECELL_FREECELL_H

#include "solve/solve.h"

extern const Solver freecell_solver;

/* solve/freecell/any/best_first.c: finds most lines at once, proves nothing */
void solve_fast(const Question *question, Answer *answer);
/* prove.c: looks at every position */
void solve_surely(const Question *question, Answer *answer);
/* solve/freecell/beam/short_solution.c: beams, until one finds a line */
void solve_widely(const Question *question, Answer *answer);
/* solve/freecell/beam/short_solution.c: the shortest line that it finds for
   the nodes; never LIMIT with a line found */
void solve_short(const Question *question, Answer *answer);
/* fcbest.c: a line of the fewest single cards moved. With LIMIT the answer
   still has the best line that is known, if there is one. */
void solve_best(const Question *question, Answer *answer);

#endif
