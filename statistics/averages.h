/* SPDX-License-Identifier: MIT */
/* Averages as speed-solvers take them: of the last 5, 12 or 100 games, the
   best and the worst of them left out: a twentieth of each, and at least
   one. */
#ifndef AVERAGES_H
#define AVERAGES_H

#include "host/page.h"
#include "tally.h"

/* Of the games that end before the one at "end", in hundredths; the series
   has that many. */
Sum averages_mean(const Series *series, size_t end, size_t count);
/* The least of all such averages. */
Sum averages_best(const Series *series, size_t count);

/* A table of the sliding puzzle's, a size at a time: single-tile moves and
   seconds; nothing as long as no size was finished five times. */
void page_averages(Page *page, const Tallies *tallies);

#endif
