/* SPDX-License-Identifier: MIT */
/* Plots of numbers in plain text. */
#ifndef PLOT_H
#define PLOT_H

#include "host/page.h"
#include "series.h"

typedef struct PlotPaper {
    int ascii; /* only ASCII characters */
    int width; /* in columns: 80 or 40, at least PAPER_LEAST */
} PlotPaper;

enum { PAPER_LEAST = 40 };

typedef enum Unit { IN_NUMBERS, IN_MILLISECONDS } Unit;

/* Draws the distribution of values: up to twelve classes of equal size, each a
   bar, with the median's class marked. */
void plot_histogram(Page *page, const PlotPaper *paper, const Series *series,
                    Unit unit);

/* Draws how values changed from the first day to the last in up to sixty
   columns. If there are more values, each column is an average. */
typedef struct Trend {
    const Series *series;
    Unit unit;
    const char *first, *last; /* dates as text */
} Trend;

void plot_trend(Page *page, const PlotPaper *paper, const Trend *trend);

/* calendar.c: draws how much was played on each day of the last twelve weeks,
   including this one. ago[0] is today. If today's date is unknown, a sentence
   says so. */
enum { CALENDAR_WEEKS = 12, CALENDAR_DAYS = 7 * CALENDAR_WEEKS };

void calendar_plot(Page *page, const PlotPaper *paper, const u32 *ago,
                   const char *today);

#endif
