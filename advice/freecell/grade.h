/* SPDX-License-Identifier: MIT */
/* Grades FreeCell deals. The grade is the fewest free cells with which a deal
   can be won. */
#ifndef GRADE_H
#define GRADE_H

#include "session/session.h"
#include "solve/solve.h"

/* The solver's memory and limits for grading. */
typedef struct Grader {
    void *memory;
    u64 size, most_nodes;   /* limits for each number of cells */
    const _Atomic u8 *stop; /* as in a Question */
    u8 autoplay;            /* an Autoplay: part of the game that is graded */
} Grader;

enum { GRADER_SIZE = 256 << 20, GRADER_NODES = 3000000 };

/* Returns 0 if there isn't enough memory. */
int grader_start(Grader *grader);
void grader_stop(Grader *grader);

/* The deal can be won with this many cells. If proven, it can't be won with
   fewer. */
typedef struct Grade {
    u8 cells; /* NO_GRADE if it wasn't won with any number */
    u8 proven;
    u64 nodes; /* for all numbers of cells together */
} Grade;

enum { NO_GRADE = 255 };

Grade grade_seed(const Grader *grader, const u8 *seed);

#endif
