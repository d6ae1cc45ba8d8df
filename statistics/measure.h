/* SPDX-License-Identifier: MIT */
/* A measure of a game in words, and plots of it over all finished games. */
#ifndef MEASURE_H
#define MEASURE_H

#include "plot.h"
#include "tally.h"

/* Writes a histogram and a trend for the tally. The title, unless it is NULL,
   goes first. */
void measure_page_plots(Page *page, const PlotPaper *paper, const Tally *tally,
                        const char *title);

/* Writes "72 moves", "120 points" or "3:24". */
void measure_page_value(Page *page, u32 value, Measure measure);

#endif
