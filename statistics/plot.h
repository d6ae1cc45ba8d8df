/* SPDX-License-Identifier: MIT */
/* Drawings of numbers in plain text. */
#ifndef PLOT_H
#define PLOT_H

#include "host/page.h"
#include "series.h"

typedef struct PlotPaper {
    int ascii; /* no sign beyond ASCII */
    int width; /* in columns: 80, or 40; not below PAPER_LEAST */
} PlotPaper;

enum { PAPER_LEAST = 40 };

typedef enum Unit { IN_NUMBERS, IN_MILLISECONDS } Unit;

/* How many values lie where: up to twelve even classes, a bar each, the
   median's marked. */
void plot_histogram(Page *page, const PlotPaper *paper, const Series *series,
                    Unit unit);

/* How values went on from the first day to the last: up to sixty columns;
   of more values each column is an average. */
typedef struct Trend {
    const Series *series;
    Unit unit;
    const char *first, *last; /* days as text */
} Trend;

void plot_trend(Page *page, const PlotPaper *paper, const Trend *trend);

/* calendar.c: how much was played on each day of the last twelve weeks, this
   one included; ago[0] is today. When today is no date a sentence
   says so. */
enum { CALENDAR_WEEKS = 12, CALENDAR_DAYS = 7 * CALENDAR_WEEKS };

void plot_calendar(Page *page, const PlotPaper *paper, const u32 *ago,
                   const char *today);

#endif
