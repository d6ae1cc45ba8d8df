/* SPDX-License-Identifier: MIT */
/* Computes confidence intervals. */
#include "interval.h"

#include "rules/core/base.h"

double interval_square_root(double square)
{
    double root = square > 1 ? square : 1;
    double next;
    if (!(square > 0))
        return 0;
    while ((next = (root + square / root) / 2) < root)
        root = next;
    return root;
}

/* The middle of Wilson's interval, or by how much its ends differ from it. */
static double middle_of(double share, double trials)
{
    const double z = NORMAL_QUANTILE;
    ASSERT(trials > 0);
    return (share + z * z / (2 * trials)) / (1 + z * z / trials);
}

static double half_width_of(double share, double trials)
{
    const double z = NORMAL_QUANTILE;
    ASSERT(trials > 0);
    return z / (1 + z * z / trials) *
           interval_square_root(share * (1 - share) / trials +
                                z * z / (4 * trials * trials));
}

Interval interval_of_share(double successes, double unknown, double trials)
{
    const double least = successes / trials;
    const double most = (successes + unknown) / trials;
    Interval interval = {0, 1};
    if (trials < 1)
        return interval;
    if (least > 0)
        interval.low = middle_of(least, trials) - half_width_of(least, trials);
    if (most < 1)
        interval.high = middle_of(most, trials) + half_width_of(most, trials);
    return interval;
}
