/* SPDX-License-Identifier: MIT */
/* Local search for a shorter line. It replaces each stretch of a given number
   of single moves by a shortest one with the same effect, until no stretch can
   be improved. */
#ifndef SOLVE_SLIDING_SHORTEN_H
#define SOLVE_SLIDING_SHORTEN_H

#include "solve/solve.h"

/* The line consists of moves from the question's position, like the line of an
   answer. The verdict is SOLVED with a line that moves no more tiles; LIMIT,
   also with such a line, if the nodes ran out before all stretches had been
   searched; REFUTED if the given line does not win. */
void shorten_line(const Question *question, const u16 *line, u32 length,
                  u32 stretch, Answer *answer);

#endif
