/* SPDX-License-Identifier: MIT */
/* Numbers in the order in which they came, and what they come to. */
#ifndef SERIES_H
#define SERIES_H

#include <stddef.h>

#include "rules/core/base.h"

typedef unsigned long long Sum;

/* Begins as zeros. */
typedef struct Series {
    u32 *values;
    size_t count;
    size_t room;
} Series;

void series_add(Series *series, u32 value);
void series_free(Series *series);

Sum series_sum(const Series *series);
/* These three of a series that has a value. */
u32 series_least(const Series *series);
u32 series_greatest(const Series *series);
/* The two values in the middle added up, or twice the one that is there:
   twice the median. */
Sum series_median(const Series *series);

/* A copy from the least value to the greatest; to be freed. */
Series series_sorted(const Series *series);

#endif
