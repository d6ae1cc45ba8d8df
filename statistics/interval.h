/* SPDX-License-Identifier: MIT */
/* Confidence intervals of 95 %. */
#ifndef STATISTICS_INTERVAL_H
#define STATISTICS_INTERVAL_H

/* The 97.5 % quantile of the normal distribution. */
#define NORMAL_QUANTILE 1.959963984540054

typedef struct Interval {
    double low, high;
} Interval;

/* The square root, without the library for mathematics. */
double interval_square_root(double square);
/* Wilson's score interval for a share, "successes" out of "trials" (Wilson,
   "Probable inference, the law of succession, and statistical inference",
   1927). Trials whose result is unknown count against both ends: as failures
   for the lower end, as successes for the upper one. */
Interval interval_of_share(double successes, double unknown, double trials);

#endif
