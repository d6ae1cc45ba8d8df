/* SPDX-License-Identifier: MIT */
/* A thread that runs the solver while the player thinks. */
#ifndef THINKER_H
#define THINKER_H

#include "advice/advisor.h"
#include "host/host.h"

typedef struct Thinker Thinker;

/* Returns NULL if threads are not available. */
Thinker *thinker_start(u64 patience);
void thinker_stop(Thinker *thinker);

/* Takes the session's position as the one to analyse, unless the result is
   already known. The analysis begins with thinker_go, so that it doesn't take
   the processor from a frame that is still to be drawn. It wakes the main loop
   when it is done. */
void thinker_think(Thinker *thinker, const Session *session);
void thinker_go(Thinker *thinker);
/* Stops the solver, whether or not it has finished. */
void thinker_rest(Thinker *thinker);
int thinker_is_busy(Thinker *thinker);
/* The verdict on the session's position, or LIMIT if it is not known yet. */
Verdict thinker_verdict(Thinker *thinker, const Session *session);
/* The distance to the goal in the sliding puzzle. It is 0 and not exact if it
   is not known yet. */
Distance thinker_distance(Thinker *thinker, const Session *session);

/* A long analysis of a copy of the session, with its result as text. */
typedef void (*ThinkerQuestion)(Page *page, Advisor *advisor,
                                const Session *session);
/* Runs the question after the verdict. It is cancelled when the position
   changes. */
void thinker_send_question(Thinker *thinker, const Session *session,
                           ThinkerQuestion question);
/* Whether there is a question whose answer has not been fetched. */
int thinker_has_question(Thinker *thinker);
/* Fetches the answer, once. Returns the question if it is finished. */
ThinkerQuestion thinker_take_answer(Thinker *thinker, Page *page);

/* Work that somebody waits for, with the thread's advisor. thinker_begin_job
   needs a thread at rest, and leaves it so. Whether the job still runs is to
   be asked for; it wakes the main loop at its end. thinker_end_job stops it if
   it still runs, and returns 0 if it had to be stopped. */
void thinker_begin_job(Thinker *thinker, void (*job)(void *context),
                       void *context);
int thinker_has_job(Thinker *thinker);
int thinker_end_job(Thinker *thinker);

/* The thread's advisor, which others may use only in a job. */
Advisor *thinker_advisor(Thinker *thinker);

#endif
