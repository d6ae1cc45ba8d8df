/* SPDX-License-Identifier: MIT */
/* A thread that runs the solver while the player thinks. */
#ifndef THINKER_H
#define THINKER_H

#include "advice/advisor.h"
#include "host/host.h"

typedef struct Thinker Thinker;

/* NULL when there are no threads to be had. */
Thinker *thinker_start(u64 patience);
void thinker_stop(Thinker *thinker);

/* Thinks about the session's position, unless it knows it already; wakes who
   looks out when it is done. */
void thinker_think(Thinker *thinker, const Session *session);
/* From here on the brain rests, whether it was done or not. */
void thinker_rest(Thinker *thinker);
int thinker_is_busy(Thinker *thinker);
/* Of the session's position; LIMIT while nothing is known of it. */
Verdict thinker_verdict(Thinker *thinker, const Session *session);
/* The same of the sliding puzzle's distance: 0, not exact, while unknown. */
Distance thinker_distance(Thinker *thinker, const Session *session);

/* What is found out at length, in words, of a session of its own. */
typedef void (*Errand)(Page *page, Brain *brain, const Session *session);
/* After the verdict; until the position is another one. */
void thinker_send_errand(Thinker *thinker, const Session *session,
                         Errand errand);
/* Its words, once: 1 when it is done. */
int thinker_take_errand(Thinker *thinker, Page *page);

/* To be asked by others while it rests. */
Brain *thinker_brain(Thinker *thinker);

#endif
