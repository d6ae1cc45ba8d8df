/* SPDX-License-Identifier: MIT */
/* The ways of solving the sliding puzzle, beyond those of the solver's common
   interface: with databases built earlier, by several threads, and in either
   metric. */
#ifndef SOLVE_SLIDING_SLIDING_H
#define SOLVE_SLIDING_SLIDING_H

#include "solve/sliding/ida/prove.h"
#include "solve/sliding/network/network.h"
#include "solve/sliding/slides/slide_database.h"

extern const Solver sliding_solver;

/* How the length of a line is counted: by tiles moved, or by moves of the
   rules, each of which may move several tiles. */
typedef enum Metric { IN_TILES, IN_SLIDES } Metric;

enum {
    /* Boards of so few cells are searched in less time than it takes to
       prepare pattern databases. */
    EASY_CELLS = 9,
    /* Up to here, pattern databases build fast and find the optimum. Beams on
       larger boards are judged better by a network. */
    NEAR_CELLS = 20
};

/* A question, with pattern databases for boards of this size that were built
   earlier in memory other than the question's; or NULL. */
typedef struct Inquiry {
    const Question *question;
    Answer *answer;
    const DatabaseSet *pdbs;
    Certificate proof; /* for SOLVE_OPTIMAL, also if the verdict is LIMIT */
    Metric metric;     /* for SOLVE_SHORT and SOLVE_OPTIMAL */
    const SlideDatabase *slides;
    const Workers *workers; /* NULL: one thread */
    const Network *network; /* judges beams on larger boards; or NULL */
} Inquiry;

void sliding_solve(Inquiry *inquiry);

/* The number of tiles that an answer's line moves. */
u32 sliding_count_tiles(const Question *question, const Answer *answer);

#endif
