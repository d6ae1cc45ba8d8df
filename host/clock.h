/* SPDX-License-Identifier: MIT */
/* The clock and the calendar of a POSIX system. */
#ifndef HOST_CLOCK_H
#define HOST_CLOCK_H

#include "store/store.h"

/* Now, and the date where the player is; "" when it is none from 1600 to 9999,
   which a clock that is wrong can tell. */
void clock_now(Moment *now);
/* The same of any time, in seconds since 1970. */
void clock_moment(Moment *moment, long long seconds);

/* Who takes longer than this over a move has gone away. */
enum { IDLE_AFTER = 5 * 60 * 1000 };

/* Milliseconds since the last lap, at most IDLE_AFTER, without the time for
   which the program was suspended; 0 for the first. */
u32 clock_take_lap(void);
/* The same, but the lap goes on. */
u32 clock_lap(void);
/* Milliseconds of suspension added up. A signal handler does it, so it has to
   be a small number: from LONG_AWAY on, nearly 25 days, it stays there, and
   no play is counted since the last lap. */
enum { LONG_AWAY = 0x7FFFFFFF };
int clock_add_away(int so_far, long long more);
/* Stops the program, as Ctrl-Z does, until it is told to go on. */
void clock_suspend(void);
/* From here on Ctrl-Z stops the clock, too. */
void clock_watch_suspension(void);

#endif
