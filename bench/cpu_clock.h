/* SPDX-License-Identifier: MIT */
/* The clocks that the benchmarks read. */
#ifndef BENCH_CPU_CLOCK_H
#define BENCH_CPU_CLOCK_H

#include <time.h>

static inline double seconds_on(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

#endif
