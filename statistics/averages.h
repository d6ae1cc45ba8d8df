/* SPDX-License-Identifier: MIT */
/* Averages as speed-solvers use them, over the last 5, 12 or 100 games. The
   best and the worst twentieth, but at least one game each, are left out. */
#ifndef AVERAGES_H
#define AVERAGES_H

#include "host/page.h"
#include "tally.h"

/* The average of the games before the one at "end", in hundredths. The series
   must have that many. */
Sum averages_mean(const Series *series, size_t end, size_t count);
/* The smallest of all such averages. */
Sum averages_best(const Series *series, size_t count);

/* Writes a table for the sliding puzzle, one size at a time, with single-tile
   moves and seconds. It writes nothing until a size has been finished five
   times. */
void averages_page(Page *page, const Tallies *tallies);

#endif
