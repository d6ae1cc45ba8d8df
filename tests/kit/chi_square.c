/* SPDX-License-Identifier: MIT */
/* Pearson's chi-square test, with the normal approximation. */
#include "chi_square.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>

#include <cmocka.h>

double oddness_of(const u32 *counts, size_t bins)
{
    double total = 0;
    double sum = 0;
    double freedom = (double)bins - 1;
    double expected;
    size_t i;
    for (i = 0; i < bins; i++)
        total += counts[i];
    expected = total / (double)bins;
    for (i = 0; i < bins; i++)
        sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    return (sum - freedom) / sqrt(2 * freedom);
}

void assert_uniform(const u32 *counts, size_t bins)
{
    double oddness = oddness_of(counts, bins);
    if (!(oddness > -4 && oddness < 4))
        fail_msg("%zu counts are %.1f standard deviations off", bins, oddness);
}
