/* SPDX-License-Identifier: MIT */
/* The clock and the calendar of a POSIX system, and the measuring of playing
   time. */
#ifndef HOST_CLOCK_H
#define HOST_CLOCK_H

#include "store/store.h"

/* Returns the time and the local date. The date is "" outside the years 1600
   to 9999, which a wrong clock can show. */
void clock_now(Moment *now);
/* The same for any time, in seconds since 1970. */
void clock_moment(Moment *moment, long long seconds);
/* Reads the file of the local time zone. Otherwise the first call of these two
   does, which is too late for a program that can't open files any more. */
void clock_read_zone(void);

/* Milliseconds of a clock that nobody sets, from any beginning. */
long long clock_milliseconds(void);

/* A player who takes longer than this over a move is considered away. */
enum { IDLE_AFTER = 5 * 60 * 1000 };

/* Returns the milliseconds since the last lap, at most IDLE_AFTER, without the
   time for which the program was suspended. The first lap is 0. */
u32 clock_take_lap(void);
/* The same without ending the lap. */
u32 clock_lap(void);
/* Adds up milliseconds of suspension. A signal handler calls it, so the sum
   must fit into a sig_atomic_t. It stops at LONG_AWAY, nearly 25 days; no play
   is counted since the last lap then. */
enum { LONG_AWAY = 0x7FFFFFFF };
int clock_add_away(int so_far, long long more);
/* The time between these two calls does not count either. */
void clock_pause(void);
void clock_resume(void);
/* Stops the program, as Ctrl-Z does, until it is continued. */
void clock_suspend(void);
/* Makes Ctrl-Z stop the clock too. */
void clock_watch_suspension(void);

#endif
