/* SPDX-License-Identifier: MIT */
/* Waiting for whatever comes first: input, a signal, a thread that is done. */
#ifndef ALARM_H
#define ALARM_H

/* From here on SIGINT, SIGTERM and SIGHUP are remembered, each once: a second
   one ends the program. 0 when that can't be had. */
int open_alarm(void);
/* Suspension (Ctrl-Z) wakes, too, and is then left to who waits. */
void wake_for_suspension(void);
int asked_to_suspend(void); /* since it was last asked */

/* The signal that came, or 0. */
int alarm_signal(void);

/* Wakes who waits; from any thread. */
void rouse(void);

/* What ended the waiting; milliseconds below 0 are for ever. */
enum { WOKE_BY_NOTHING, WOKE_BY_INPUT = 1, WOKE_BY_ALARM = 2 };
int look_out(int for_input, int milliseconds);

#endif
