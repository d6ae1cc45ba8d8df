/* SPDX-License-Identifier: MIT */
/* Waiting for whatever comes first: input, a signal, a thread that is done. */
#ifndef HOST_POSIX_SIGNALS_H
#define HOST_POSIX_SIGNALS_H

/* From here on SIGINT, SIGTERM and SIGHUP are remembered, each once: a second
   one ends the program. 0 when that can't be had. */
int signals_open(void);
/* Suspension (Ctrl-Z) wakes, too, and is then left to who waits. */
void signals_wake_for_suspension(void);
int signals_asked_to_suspend(void); /* since it was last asked */

/* So does a new size of the terminal. */
void signals_wake_for_size(void);
int signals_has_new_size(void); /* since it was last asked */

/* The signal that came, or 0. */
int signals_alarm(void);
/* A byte that becomes 1 then, for searches that look at it. */
const _Atomic unsigned char *signals_flag(void);

/* Wakes who waits; from any thread. */
void signals_rouse(void);

/* What ended the waiting; milliseconds below 0 are for ever. */
enum { WOKE_BY_NOTHING, WOKE_BY_INPUT = 1, WOKE_BY_ALARM = 2 };
int signals_look_out(int for_input, int milliseconds);

/* Waits until a file can be read (POLLIN) or written (POLLOUT). After a signal
   that ends the program it no longer waits: 0 when the file is not ready. */
int signals_await_file(int file, short events);

#endif
