/* SPDX-License-Identifier: MIT */
/* Presents merged results: shares with confidence intervals, values, and the
   deals that were listed. */
#ifndef SURVEY_REPORT_H
#define SURVEY_REPORT_H

#include "merge.h"
#include "statistics/interval.h"

/* The numbers of one class. */
typedef struct ClassReport {
    const char *name;
    u64 count, nodes;
    double share;
    Interval interval;
    const Histogram *values; /* NULL if there are none */
} ClassReport;

/* Returns 0 if there is no such class, or if it is "crashed" and empty. */
int report_class(const MergedSurvey *merged, unsigned answer,
                 ClassReport *report);

/* Whether the classes share the deals. Those of a tournament don't: they are
   players, and each plays every deal. */
int report_has_shares(const MergedSurvey *merged);

enum { REPORT_MEDIAN = 500 }; /* as a quantile, in thousandths */

/* Writes a line for each gap, which says what is still to be computed. */
void report_page_missing(Page *page, const MergedSurvey *merged);

void report_page(Page *page, const MergedSurvey *merged);
void report_page_json(Page *page, const MergedSurvey *merged);
void report_page_csv(Page *page, const MergedSurvey *merged);
/* report_html.c: a page that needs no other file */
void report_page_html(Page *page, const MergedSurvey *merged);

/* report_plots.c: plots as SVG */

/* A bar for each class, and its interval as a line across the bar's end. */
void report_plot_shares(Page *page, const MergedSurvey *merged);
/* How often each value of a class occurs. */
void report_plot_values(Page *page, const Histogram *values);
/* A number with commas between its thousands. */
void report_page_thousands(Page *page, u64 number);

#endif
