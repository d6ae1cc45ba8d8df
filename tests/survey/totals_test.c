/* SPDX-License-Identifier: MIT */
/* What a survey says of many values, counted again from the values one by
   one: mean, deviation, and quantiles by their definition. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <math.h>

#include "survey/totals.h"

enum { MOST_VALUES = 60, ROUNDS = 2000 };

static unsigned draw(unsigned below)
{
    static unsigned state = 1;
    state = state * 1664525u + 1013904223u;
    return (state >> 8) % below;
}

/* The smallest value that at least this many thousandths of all values don't
   exceed. */
static u32 quantile_of(const u32 *value, unsigned count, unsigned thousandths)
{
    u32 best = UINT32_MAX;
    unsigned i, k, below;
    for (i = 0; i < count; i++) {
        for (k = below = 0; k < count; k++)
            below += value[k] <= value[i];
        if (below * 1000 >= count * thousandths && value[i] < best)
            best = value[i];
    }
    return best;
}

static double deviation_of(const u32 *value, unsigned count, double mean)
{
    double squares = 0;
    unsigned i;
    for (i = 0; i < count; i++)
        squares += (value[i] - mean) * (value[i] - mean);
    return count > 1 ? sqrt(squares / (count - 1)) : 0;
}

static void check_values(const u32 *value, unsigned count)
{
    static const unsigned asked[] = {1, 50, 250, 500, 750, 950, 999, 1000};
    Histogram histogram = {0};
    double mean = 0;
    unsigned i;
    for (i = 0; i < count; i++) {
        histogram_add(&histogram, value[i], 1);
        mean += value[i] / (double)count;
    }
    assert_int_equal(histogram_count(&histogram), count);
    assert_true(fabs(histogram_mean(&histogram) - mean) < 1e-9);
    assert_true(fabs(histogram_deviation(&histogram) -
                     deviation_of(value, count, mean)) < 1e-9);
    for (i = 0; i < sizeof asked / sizeof *asked; i++)
        assert_int_equal(histogram_quantile(&histogram, asked[i]),
                         quantile_of(value, count, asked[i]));
    free(histogram.bin);
}

static void values_are_summed_up_as_one_by_one(void **state)
{
    u32 value[MOST_VALUES];
    unsigned round, count, i;
    (void)state;
    for (round = 0; round < ROUNDS; round++) {
        count = 1 + draw(MOST_VALUES);
        for (i = 0; i < count; i++)
            value[i] = draw(1 + draw(40));
        check_values(value, count);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_are_summed_up_as_one_by_one)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
