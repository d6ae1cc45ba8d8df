/* SPDX-License-Identifier: MIT */
/* A line that wins, made shorter: each stretch of so many single moves is
   searched for a shorter way, again and again until none has any. */
#ifndef SOLVE_SLIDING_POLISH_H
#define SOLVE_SLIDING_POLISH_H

#include "solve/solve.h"

/* The line is one of moves from the question's position, as answers have
   them. The answer is SOLVED with a line that moves no more tiles; the
   verdict LIMIT, with such a line too, tells that nodes ran out before all
   stretches had been searched. A line that doesn't win is REFUTED. */
void polish_line(const Question *question, const u16 *line, u32 length,
                 u32 stretch, Answer *answer);

#endif
