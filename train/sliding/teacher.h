/* SPDX-License-Identifier: MIT */
/* The teacher solves boards for the network to learn from: with the program's
   own beam search, and later with the network itself as its judge. */
#ifndef TRAIN_SLIDING_TEACHER_H
#define TRAIN_SLIDING_TEACHER_H

#include "solution.h"

enum { TEACHER_ROOM = 128 << 20, MOST_RIVALS = 16 };

typedef struct Teacher {
    u8 side;
    u64 seed, nodes;
    void *memory;
    size_t size;
    const Network *network; /* the beam's judge; or NULL */
} Teacher;

/* Deals the board of this number, and solves it. Half of the boards are
   uniformly random. The others come from walks of the gap, so that boards that
   are partly in order are known, too. */
void teacher_solve(const Teacher *teacher, u32 number, Solution *solution);

/* Shortens a solution by rerouting. */
void teacher_improve(const Teacher *teacher, Solution *solution);

/* Searches for a shorter solution, and keeps it if there is one. Returns the
   number of rivals that the beam kept at random levels, and puts them into
   "rivals". */
u32 teacher_find_rivals(const Teacher *teacher, u8 *rng, Solution *solution,
                        Solution *rivals);

#endif
