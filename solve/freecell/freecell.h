/* SPDX-License-Identifier: MIT */
/* FreeCell's searches. Each adds its nodes to the answer's, and leaves the
   verdict LIMIT when it finds no line. */
#ifndef SOLVE_FREECELL_FREECELL_H
#define SOLVE_FREECELL_FREECELL_H

#include "solve/solve.h"

extern const Solver freecell_solver;

/* any/best_first.c: finds most lines quickly, proves nothing */
void freecell_best_first(const Question *question, Answer *answer);
/* proof/depth_first.c: expands every state that can be reached */
void freecell_proof(const Question *question, Answer *answer);
/* beam/short_solution.c: beams, until one finds a line */
void freecell_beam_any(const Question *question, Answer *answer);
/* beam/short_solution.c: the shortest line found within the nodes; never LIMIT
   once there is a line */
void freecell_short(const Question *question, Answer *answer);
/* optimal/optimal.c: a line of the fewest single-card moves. With LIMIT the
   answer still has the best line known, if there is one. */
void freecell_optimal(const Question *question, Answer *answer);

#endif
