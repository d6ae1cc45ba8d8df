/* SPDX-License-Identifier: MIT */
/* Waits for whatever comes first: input, a signal, or the end of a thread. */
#ifndef HOST_POSIX_SIGNALS_H
#define HOST_POSIX_SIGNALS_H

#include <poll.h>

/* From now on SIGINT, SIGTERM and SIGHUP are recorded, each only once: a
   second one ends the program. Those that were ignored stay ignored. Returns 0
   if that isn't possible. */
int signals_open(void);
/* Makes suspension (Ctrl-Z) end the wait, too. The caller then has to suspend
   the program. */
void signals_wake_for_suspension(void);
int signals_asked_to_suspend(void); /* since the last call */

/* Makes a new terminal size end the wait, too. */
void signals_wake_for_size(void);
int signals_has_new_size(void); /* since the last call */

/* Whether one of these two is still to be asked for. An earlier wait may have
   ended because of it, so the next one must not begin before. */
int signals_are_unheeded(void);

/* Returns the signal that arrived, or 0. */
int signals_alarm(void);
/* A byte that becomes 1 at that moment, for searches that poll it. */
const _Atomic unsigned char *signals_flag(void);

/* Ends the wait. Any thread may call it. */
void signals_rouse(void);

/* What ended the wait. A negative number of milliseconds means no time
   limit. */
enum { WOKE_BY_NOTHING, WOKE_BY_INPUT = 1, WOKE_BY_ALARM = 2 };
int signals_look_out(int for_input, int milliseconds);

/* Like poll, but it doesn't wait after a signal that ends the program, not
   even if the signal arrives just before the call. */
int signals_await_files(struct pollfd *files, nfds_t count, int milliseconds);
/* Waits until a file can be read (POLLIN) or written (POLLOUT). Returns 0 if
   the file isn't ready because of such a signal. */
int signals_await_file(int file, short events);

#endif
