/* SPDX-License-Identifier: MIT */
/* The sliding puzzle's ways of being solved. */
#ifndef SOLVE_SLIDING_SLIDING_H
#define SOLVE_SLIDING_SLIDING_H

#include "solve/sliding/ida/prove.h"
#include "solve/sliding/slides/slide_database.h"

extern const Solver sliding_solver;

/* What a line's length is counted in: tiles that move, one by one, however
   many of them a move has, or moves of the rules. */
typedef enum Metric { IN_TILES, IN_SLIDES } Metric;

/* A question, with pattern databases for boards of this size that were built
   before, in other memory than the question's; NULL: none. */
typedef struct Inquiry {
    const Question *question;
    Answer *answer;
    const DatabaseSet *pdbs;
    Certificate proof; /* of OPTIMAL, also when the answer is LIMIT */
    Metric metric;     /* of SHORT and OPTIMAL */
    const SlideDatabase *slides;
    const Workers *workers; /* for OPTIMAL in tiles; NULL: one thread */
} Inquiry;

void sliding_solve(Inquiry *inquiry);

/* How many tiles move in an answer's line. */
u32 sliding_count_tiles(const Question *question, const Answer *answer);

#endif
