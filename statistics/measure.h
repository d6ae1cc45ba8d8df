/* SPDX-License-Identifier: MIT */
/* Plots of a measure of a game, over all its finished games. */
#ifndef MEASURE_H
#define MEASURE_H

#include "plot.h"
#include "tally.h"

/* Writes a histogram and a trend for the tally. The title, unless it is NULL,
   goes first. */
void measure_page_plots(Page *page, const PlotPaper *paper, const Tally *tally,
                        const char *title);

#endif
