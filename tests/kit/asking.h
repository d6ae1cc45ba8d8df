/* SPDX-License-Identifier: MIT */
/* Questions to solvers, and the block of memory that they are asked with. */
#ifndef ASKING_H
#define ASKING_H

#include <stddef.h>

#include "solve/solve.h"

static const u64 no_limit = ~(u64)0;

/* As large as was wanted and not a byte more, so that a solver that writes
   behind it is caught. */
extern void *lent;

/* For a group's set-up and its end: 0, or -1 without memory. */
int take_block(size_t size);
int give_memory(void **state);

/* A block of just this size for a while; at the end of the loan it must not
   have been written behind. */
void lend_little(size_t size);
void end_loan(void);

Question question_on(const Game *game, const void *position, How how, u64 size,
                     u64 most_nodes);
Answer ask_on(const Game *game, const void *position, How how, u64 size,
              u64 most_nodes);

/* Plays a line that must win; "after", as large as the position, is where it
   leads. */
void win_line(const Game *game, const void *position, const Answer *answer,
              void *after);

#endif
