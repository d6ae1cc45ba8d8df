/* SPDX-License-Identifier: MIT */
#include "watch.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

/* strftime would bring its languages into a static program. */
static void write_day(char *day, const struct tm *local)
{
    snprintf(day, DATE_SIZE, "%04u-%02u-%02u",
             (unsigned)(local->tm_year + 1900) % 10000,
             (unsigned)(local->tm_mon + 1) % 100,
             (unsigned)local->tm_mday % 100);
}

void find_moment(Moment *now)
{
    time_t seconds = time(NULL);
    struct tm local;
    memset(now, 0, sizeof *now);
    now->seconds = seconds;
    if (localtime_r(&seconds, &local))
        write_day(now->day, &local);
}

static long long milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

static long long last = -1;
static volatile sig_atomic_t away; /* since the last lap */

static u32 lap_until(long long now)
{
    const long long lap = last < 0 ? 0 : now - last - away;
    if (lap < 0)
        return 0;
    return (u32)(lap < IDLE_AFTER ? lap : IDLE_AFTER);
}

u32 take_lap(void)
{
    const long long now = milliseconds();
    const u32 lap = lap_until(now);
    last = now;
    away = 0;
    return lap;
}

u32 lap_so_far(void)
{
    return lap_until(milliseconds());
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

/* Does what the signal would have done, and looks how long it took. The rest
   of the program sees nothing of it. */
static void suspend(int number)
{
    const int trouble = errno;
    const long long from = milliseconds();
    sigset_t this_one, before;
    sigemptyset(&this_one);
    sigaddset(&this_one, number);
    take_suspension(SIG_DFL, NULL);
    raise(number);
    sigprocmask(SIG_UNBLOCK, &this_one, &before); /* stops here */
    sigprocmask(SIG_SETMASK, &before, NULL);
    take_suspension(suspend, NULL);
    away = (sig_atomic_t)(away + (milliseconds() - from));
    errno = trouble;
}

void be_suspended(void)
{
    struct sigaction before;
    take_suspension(suspend, &before);
    raise(SIGTSTP);
    sigaction(SIGTSTP, &before, NULL);
}

void watch_suspension(void)
{
    struct sigaction old;
    take_suspension(suspend, &old);
    if (old.sa_handler == SIG_IGN)
        take_suspension(SIG_IGN, NULL);
}
