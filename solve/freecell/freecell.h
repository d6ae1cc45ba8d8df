/* SPDX-License-Identifier: MIT */
/* FreeCell's searches, one for each purpose. Each adds its nodes to those of
   the answer, and leaves the verdict LIMIT if it finds nothing. */
#ifndef SOLVE_FREECELL_FREECELL_H
#define SOLVE_FREECELL_FREECELL_H

#include "solve/solve.h"

extern const Solver freecell_solver;

/* any/best_first.c: finds most solutions quickly but proves nothing */
void freecell_best_first(const Question *question, Answer *answer);
/* The same, but only some of its attempts, which are ordered by cost. */
enum { FREECELL_ATTEMPTS = 13 };
void freecell_best_first_between(const Question *question, u8 from, u8 until,
                                 Answer *answer);
/* proof/depth_first.c: expands every reachable state. A witness gets each as a
   ReversibleState. */
void freecell_proof(const Question *question, Answer *answer);
/* beam/short_solution.c: runs beams until one finds a solution */
void freecell_beam_any(const Question *question, Answer *answer);
/* beam/short_solution.c: the shortest line found within the nodes. The verdict
   is never LIMIT once a line is known. */
void freecell_short(const Question *question, Answer *answer);
/* optimal/optimal.c: a line with the fewest single-card moves. With LIMIT the
   answer still has the best line known, if any. */
void freecell_optimal(const Question *question, Answer *answer);
/* optimal/optimal.c: the same by A* alone, without the depth-first proof that
   needs less memory. It proves nothing impossible where every card goes
   home. */
void freecell_a_star(const Question *question, Answer *answer);

#endif
