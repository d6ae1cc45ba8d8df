/* SPDX-License-Identifier: MIT */
/* The sliding puzzle's ways of being solved. Lengths are counted in tiles that
   move, one by one, however many of them a move of the line has. */
#ifndef SOLVE_SLIDING_SLIDING_H
#define SOLVE_SLIDING_SLIDING_H

#include "deepen.h"

extern const Solver sliding_solver;

/* A question to be answered with a guide that was made before, for boards of
   this size, in other memory than the question's; or with none, NULL. */
typedef struct Inquiry {
    const Question *question;
    Answer *answer;
    const Guide *guide;
    Proof proof; /* of OPTIMAL, also when the answer is LIMIT */
} Inquiry;

void solve_slides(Inquiry *inquiry);

/* How many tiles move in an answer's line. */
u32 count_tiles(const Question *question, const Answer *answer);

#endif
