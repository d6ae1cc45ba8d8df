/* SPDX-License-Identifier: MIT */
/* Tells the time and measures how long the player takes. It leaves out the
   time for which the program was suspended. */
#include "host/clock.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { FIRST_YEAR = 1600, LAST_YEAR = 9999, YEAR_ZERO = 1900 };

/* Doesn't use strftime, which would add its locales to a static program. */
static void write_day(char *day, const struct tm *local)
{
    if (local->tm_year < FIRST_YEAR - YEAR_ZERO ||
        local->tm_year > LAST_YEAR - YEAR_ZERO)
        return;
    snprintf(day, DATE_SIZE, "%04u-%02u-%02u",
             (unsigned)(local->tm_year + YEAR_ZERO) % 10000,
             (unsigned)(local->tm_mon + 1) % 100,
             (unsigned)local->tm_mday % 100);
}

void clock_moment(Moment *moment, long long seconds)
{
    const time_t time = (time_t)seconds;
    struct tm local;
    memset(moment, 0, sizeof *moment);
    moment->seconds = seconds;
    if (localtime_r(&time, &local))
        write_day(moment->day, &local);
}

void clock_now(Moment *now)
{
    clock_moment(now, time(NULL));
}

void clock_read_zone(void)
{
    tzset();
}

long long clock_milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

static long long last = -1;
static volatile sig_atomic_t away; /* milliseconds since the last lap, or
                                      LONG_AWAY */

int clock_add_away(int so_far, long long more)
{
    return more < 0                     ? so_far
           : more >= LONG_AWAY - so_far ? LONG_AWAY
                                        : so_far + (int)more;
}

static u32 lap_until(long long now)
{
    const long long lap = last < 0 ? 0 : now - last - away;
    if (lap < 0 || away == LONG_AWAY)
        return 0;
    return (u32)(lap < IDLE_AFTER ? lap : IDLE_AFTER);
}

u32 clock_take_lap(void)
{
    const long long now = clock_milliseconds();
    const u32 lap = lap_until(now);
    last = now;
    away = 0;
    return lap;
}

u32 clock_lap(void)
{
    return lap_until(clock_milliseconds());
}

static long long paused_at;
static int away_before; /* a suspension during the pause counts once */

void clock_pause(void)
{
    paused_at = clock_milliseconds();
    away_before = away;
}

void clock_resume(void)
{
    away = clock_add_away(away_before, clock_milliseconds() - paused_at);
}

/* ------------------------------------------------------------ suspension */

static void take_suspension(void (*what)(int), struct sigaction *old)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = what;
    action.sa_flags = SA_RESTART;
    sigaction(SIGTSTP, &action, old);
}

/* Does what the signal would have done, and measures how long that took. The
   rest of the program doesn't notice. */
static void suspend(int number)
{
    const int trouble = errno;
    const long long from = clock_milliseconds();
    sigset_t this_one, before;
    sigemptyset(&this_one);
    sigaddset(&this_one, number);
    take_suspension(SIG_DFL, NULL);
    raise(number);
    sigprocmask(SIG_UNBLOCK, &this_one, &before); /* the program stops here */
    sigprocmask(SIG_SETMASK, &before, NULL);
    take_suspension(suspend, NULL);
    away = clock_add_away(away, clock_milliseconds() - from);
    errno = trouble;
}

void clock_suspend(void)
{
    struct sigaction before;
    take_suspension(suspend, &before);
    raise(SIGTSTP);
    sigaction(SIGTSTP, &before, NULL);
}

void clock_watch_suspension(void)
{
    struct sigaction old;
    take_suspension(suspend, &old);
    if (old.sa_handler == SIG_IGN)
        take_suspension(SIG_IGN, NULL);
}
