/* SPDX-License-Identifier: MIT */
/* Asks solvers questions, in a block of memory of exactly the size wanted. */
#ifndef ASKING_H
#define ASKING_H

#include <stddef.h>

#include "solve/solve.h"

static const u64 no_limit = ~(u64)0;

/* The block. It is exactly as large as wanted, so that sanitizers catch a
   solver that writes beyond its end. */
extern void *lent;

/* For setting up and tearing down a group of tests; -1 without memory. */
int take_block(size_t size);
int give_memory(void **state);

/* Lends a smaller block for a while. end_loan fails the test if the solver
   wrote beyond it. */
void lend_little(size_t size);
void end_loan(void);

Question question_on(const Game *game, const void *position, How how, u64 size,
                     u64 most_nodes);
Answer ask_on(const Game *game, const void *position, How how, u64 size,
              u64 most_nodes);

/* Plays a line that must win. "after", as large as a position, receives the
   final one. */
void win_line(const Game *game, const void *position, const Answer *answer,
              void *after);

#endif
