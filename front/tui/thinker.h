/* SPDX-License-Identifier: MIT */
/* A thread that asks a brain while the player thinks. */
#ifndef THINKER_H
#define THINKER_H

#include "../brain.h"

typedef struct Thinker Thinker;

/* NULL when there are no threads to be had. */
Thinker *start_thinker(u64 patience);
void stop_thinker(Thinker *thinker);

/* Thinks about the position, unless it knows it already; wakes who looks out
   when it is done. */
void think_of(Thinker *thinker, const Game *game, const void *position);
/* From here on the brain rests, whether it was done or not. */
void let_rest(Thinker *thinker);
int is_thinking(Thinker *thinker);
/* Of the position last asked for; LIMIT while nothing is known. */
Verdict verdict_of(Thinker *thinker);
/* To be asked by others while it rests. */
Brain *brain_of(Thinker *thinker);

#endif
