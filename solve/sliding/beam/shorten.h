/* SPDX-License-Identifier: MIT */
/* Local search for a shorter line: replaces each stretch of so many single
   moves by a shortest one with the same effect, until no stretch can be
   improved. */
#ifndef SOLVE_SLIDING_SHORTEN_H
#define SOLVE_SLIDING_SHORTEN_H

#include "solve/solve.h"

/* The line is one of moves from the question's position, as answers have
   them. The answer is SOLVED with a line that moves no more tiles; the
   verdict LIMIT, with such a line too, tells that nodes ran out before all
   stretches had been searched. A line that doesn't win is REFUTED. */
void shorten_line(const Question *question, const u16 *line, u32 length,
                  u32 stretch, Answer *answer);

#endif
