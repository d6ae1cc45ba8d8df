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

void add_value(Series *series, u32 value);
void free_series(Series *series);

Sum sum_of(const Series *series);
/* These three of a series that has a value. */
u32 least_of(const Series *series);
u32 greatest_of(const Series *series);
/* The two values in the middle added up, or twice the one that is there:
   twice the median. */
Sum middle_of(const Series *series);

/* A copy from the least value to the greatest; to be freed. */
Series sorted_series(const Series *series);

#endif
