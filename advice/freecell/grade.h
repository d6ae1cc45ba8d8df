/* SPDX-License-Identifier: MIT */
/* How hard a FreeCell deal is: the fewest free cells it can be won with. */
#ifndef GRADE_H
#define GRADE_H

#include "session/session.h"
#include "solve/solve.h"

/* Whoever grades, with the solver's memory. */
typedef struct Grader {
    void *memory;
    u64 size, most_nodes; /* for each number of cells */
} Grader;

enum { GRADER_SIZE = 256 << 20, GRADER_NODES = 3000000 };

/* 0 without memory. */
int grader_start(Grader *grader);
void grader_stop(Grader *grader);

/* With so many cells it can be won. Proven: not with fewer. */
typedef struct Grade {
    u8 cells; /* NO_GRADE: not with any */
    u8 proven;
} Grade;

enum { NO_GRADE = 255 };

Grade grade_seed(Grader *grader, const u8 *seed);

#endif
