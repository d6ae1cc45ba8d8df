/* SPDX-License-Identifier: MIT */
/* Series of numbers in the order in which they arrived, and their
   statistics. */
#ifndef SERIES_H
#define SERIES_H

#include <stddef.h>

#include "rules/core/base.h"

typedef unsigned long long Sum;

/* Empty when all zero. */
typedef struct Series {
    u32 *values;
    size_t count;
    size_t room;
} Series;

void series_add(Series *series, u32 value);
void series_free(Series *series);

Sum series_sum(const Series *series);
/* These three need at least one value. */
u32 series_least(const Series *series);
u32 series_greatest(const Series *series);
/* Returns twice the median: the sum of the two middle values, or twice the
   only middle value. */
Sum series_median(const Series *series);

/* Returns a sorted copy; the caller frees it. */
Series series_sorted(const Series *series);

#endif
