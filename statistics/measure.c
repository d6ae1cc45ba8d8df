/* SPDX-License-Identifier: MIT */
/* A measure of a game in words, and plots of it: its distribution, and how it
   changed from game to game. */
#include "measure.h"

#include "host/plural.h"

typedef struct Shown {
    const char *alone, *titled; /* headings of the histogram */
    const char *trend;
    Unit unit;
} Shown;

static const Shown shown[] = {
    {N_("Distribution of moves"), N_("%s: distribution of moves"),
     N_("Moves game by game"), IN_NUMBERS},
    {N_("Distribution of scores"), N_("%s: distribution of scores"),
     N_("Scores game by game"), IN_NUMBERS},
    {N_("Distribution of times"), N_("%s: distribution of times"),
     N_("Times game by game"), IN_MILLISECONDS}};
STATIC_ASSERT(COUNT_OF(shown) == MEASURES);

static void page_heading(Page *page, const Shown *names, const char *title)
{
    ASSERT(names->alone && names->titled);
    page_text(page, "\n");
    if (title)
        page_format(page, translate(names->titled), title);
    else
        page_text(page, translate(names->alone));
    page_text(page, "\n\n");
}

void measure_page_plots(Page *page, const PlotPaper *paper, const Tally *tally,
                        const char *title)
{
    const Measure measure = tally_main_measure(tally->goal);
    const Series *series = &tally->figures[measure].series;
    const Unit unit = shown[measure].unit;
    const Trend trend = {series, unit, tally->first, tally->last};
    ASSERT(measure < MEASURES);
    page_heading(page, &shown[measure], title);
    plot_histogram(page, paper, series, unit);
    page_format(page, "\n%s\n\n", translate(shown[measure].trend));
    plot_trend(page, paper, &trend);
}

void measure_page_value(Page *page, u32 value, Measure measure)
{
    ASSERT(measure < MEASURES);
    if (measure == BY_TIME)
        page_clock(page, value);
    else
        page_count(page, value,
                   measure == BY_SCORE ? &plural_points : &plural_moves);
}
