/* SPDX-License-Identifier: MIT */
#include "measure.h"

typedef struct Shown {
    const char *name;
    Unit unit;
} Shown;

static const Shown shown[MEASURES] = {
    {"Moves", IN_NUMBERS}, {"Score", IN_NUMBERS}, {"Time", IN_MILLISECONDS}};

void page_tally_plots(Page *page, const PlotPaper *paper, const Tally *tally,
                      const char *title)
{
    const Measure measure = tally->goal->measure;
    const Series *series = &tally->figures[measure].series;
    const char *name = shown[measure].name;
    const Unit unit = shown[measure].unit;
    const Trend trend = {series, unit, tally->first, tally->last};
    page_format(page, "\n%s%s%s, and how many games came to it\n\n",
                title ? title : "", title ? ": " : "", name);
    plot_histogram(page, paper, series, unit);
    page_format(page, "\n%s, from game to game\n\n", name);
    plot_trend(page, paper, &trend);
}
