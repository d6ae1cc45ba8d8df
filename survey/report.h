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

/* Writes a line for each gap, which says what is still to be computed. */
void page_missing(Page *page, const MergedSurvey *merged);

void page_report(Page *page, const MergedSurvey *merged);
void page_report_json(Page *page, const MergedSurvey *merged);
void page_report_csv(Page *page, const MergedSurvey *merged);
/* report_html.c: a page that needs no other file */
void page_report_html(Page *page, const MergedSurvey *merged);

#endif
