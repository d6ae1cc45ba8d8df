/* SPDX-License-Identifier: MIT */
/* What a game is measured by, over all its finished games, in plots. */
#ifndef MEASURE_H
#define MEASURE_H

#include "plot.h"
#include "tally.h"

/* "Moves, and how many games came to it", and how they went on from game to
   game; the title stands before, unless it is NULL. */
void page_tally_plots(Page *page, const PlotPaper *paper, const Tally *tally,
                      const char *title);

#endif
