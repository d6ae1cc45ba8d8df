/* SPDX-License-Identifier: MIT */
/* A thread that runs the solver while the player thinks. */
#ifndef THINKER_H
#define THINKER_H

#include "advice/advisor.h"
#include "host/host.h"

typedef struct Thinker Thinker;

/* Returns NULL when there are no threads. */
Thinker *thinker_start(u64 patience);
void thinker_stop(Thinker *thinker);

/* Thinks about the session's position, unless it knows it already; wakes who
   looks out when it is done. */
void thinker_think(Thinker *thinker, const Session *session);
/* Stops the solver, finished or not. */
void thinker_rest(Thinker *thinker);
int thinker_is_busy(Thinker *thinker);
/* The verdict on the session's position; LIMIT while unknown. */
Verdict thinker_verdict(Thinker *thinker, const Session *session);
/* The same of the sliding puzzle's distance: 0, not exact, while unknown. */
Distance thinker_distance(Thinker *thinker, const Session *session);

/* What is found out at length, in words, of a session of its own. */
typedef void (*Errand)(Page *page, Brain *brain, const Session *session);
/* Follows the verdict, and ends when the position changes. */
void thinker_send_errand(Thinker *thinker, const Session *session,
                         Errand errand);
/* Takes its answer, once; returns 1 when it is finished. */
int thinker_take_errand(Thinker *thinker, Page *page);

/* The solver, for use by others while the thread rests. */
Brain *thinker_brain(Thinker *thinker);

#endif
