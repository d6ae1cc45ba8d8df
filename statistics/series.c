/* SPDX-License-Identifier: MIT */
/* Growing series of numbers, with their minimum, maximum, sum and median. */
#include "series.h"

#include <stdlib.h>
#include <string.h>

#include "host/page.h"

void series_add(Series *series, u32 value)
{
    ASSERT(series->count <= series->room);
    if (series->count == series->room) {
        series->room = series->room ? 2 * series->room : 16;
        series->values = host_must_have(
            realloc(series->values, series->room * sizeof *series->values));
    }
    series->values[series->count++] = value;
}

void series_free(Series *series)
{
    free(series->values);
    memset(series, 0, sizeof *series);
}

Sum series_sum(const Series *series)
{
    Sum sum = 0;
    size_t i;
    for (i = 0; i < series->count; i++)
        sum += series->values[i];
    return sum;
}

u32 series_least(const Series *series)
{
    u32 least;
    size_t i;
    ASSERT(series->count);
    least = series->values[0];
    for (i = 1; i < series->count; i++)
        if (series->values[i] < least)
            least = series->values[i];
    return least;
}

u32 series_greatest(const Series *series)
{
    u32 greatest;
    size_t i;
    ASSERT(series->count);
    greatest = series->values[0];
    for (i = 1; i < series->count; i++)
        if (series->values[i] > greatest)
            greatest = series->values[i];
    return greatest;
}

static int compare_values(const void *left, const void *right)
{
    u32 a = *(const u32 *)left;
    u32 b = *(const u32 *)right;
    return (a > b) - (a < b);
}

Series series_sorted(const Series *series)
{
    Series sorted = {NULL, 0, 0};
    size_t i;
    for (i = 0; i < series->count; i++)
        series_add(&sorted, series->values[i]);
    if (sorted.count)
        qsort(sorted.values, sorted.count, sizeof *sorted.values,
              compare_values);
    ASSERT(sorted.count == series->count);
    return sorted;
}

Sum series_median(const Series *series)
{
    Series sorted = series_sorted(series);
    Sum middle;
    ASSERT(sorted.values);
    middle = (Sum)sorted.values[(sorted.count - 1) / 2] +
             sorted.values[sorted.count / 2];
    series_free(&sorted);
    return middle;
}
