/* SPDX-License-Identifier: MIT */
/* Sums of answers: how many there are of each class, their nodes, and how
   often each value occurs. */
#ifndef SURVEY_TOTALS_H
#define SURVEY_TOTALS_H

#include "plan.h"

typedef struct ValueCount {
    u32 value;
    u64 count;
} ValueCount;

/* Values in ascending order. */
typedef struct Histogram {
    ValueCount *bin;
    size_t used, room;
} Histogram;

typedef struct SurveyTotals {
    u64 count[ANSWER_COUNT], nodes[ANSWER_COUNT];
    Histogram histogram[ANSWER_COUNT];
} SurveyTotals;

/* Start with zeros; freeing leaves zeros again. */
void totals_free(SurveyTotals *totals);
void totals_add(SurveyTotals *totals, const SurveyPlan *plan,
                const DealFinding *finding);
void totals_add_totals(SurveyTotals *totals, const SurveyTotals *more);
u64 totals_all(const SurveyTotals *totals);
/* Whether a class that has values has as many of them as answers. */
int totals_count_values(const SurveyTotals *totals, const SurveyPlan *plan,
                        unsigned answer);
/* Whether two sums of a class are the same. */
int totals_agree(const SurveyTotals *a, const SurveyTotals *b,
                 unsigned answer);

/* Adds to the count of a value. */
void histogram_add(Histogram *histogram, u32 value, u64 count);
u64 histogram_count(const Histogram *histogram);
double histogram_mean(const Histogram *histogram);
/* The standard deviation. */
double histogram_deviation(const Histogram *histogram);
/* The smallest value that at least this many thousandths don't exceed. */
u32 histogram_quantile(const Histogram *histogram, unsigned thousandths);

/* Writes "count", "nodes" and "value" lines, as in results. */
void totals_write(const SurveyTotals *totals, const SurveyPlan *plan,
                  Page *page);
/* Reads such a line; returns 0 if it isn't one. */
int totals_read_line(SurveyTotals *totals, const SurveyPlan *plan,
                     const LineReader *lines);

#endif
