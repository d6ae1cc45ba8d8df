/* SPDX-License-Identifier: MIT */
/* Adds answers up, and writes and reads the sums. */
#include "totals.h"

#include <stdlib.h>
#include <string.h>

#include "statistics/interval.h"

/* ------------------------------------------------------------- histograms */

/* The first bin whose value isn't smaller. */
static size_t find_bin(const Histogram *histogram, u32 value)
{
    size_t low = 0;
    size_t high = histogram->used;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (histogram->bin[middle].value < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void insert_bin(Histogram *histogram, size_t at, u32 value)
{
    if (histogram->used == histogram->room) {
        histogram->room = histogram->room ? histogram->room * 2 : 64;
        histogram->bin = host_must_have(
            realloc(histogram->bin, histogram->room * sizeof(ValueCount)));
    }
    memmove(histogram->bin + at + 1, histogram->bin + at,
            (histogram->used - at) * sizeof(ValueCount));
    histogram->bin[at] = (ValueCount){value, 0};
    histogram->used++;
}

void histogram_add(Histogram *histogram, u32 value, u64 count)
{
    const size_t at = find_bin(histogram, value);
    if (at == histogram->used || histogram->bin[at].value != value)
        insert_bin(histogram, at, value);
    histogram->bin[at].count += count;
}

u64 histogram_count(const Histogram *histogram)
{
    u64 count = 0;
    size_t i;
    for (i = 0; i < histogram->used; i++)
        count += histogram->bin[i].count;
    return count;
}

double histogram_mean(const Histogram *histogram)
{
    double sum = 0;
    size_t i;
    for (i = 0; i < histogram->used; i++)
        sum +=
            (double)histogram->bin[i].value * (double)histogram->bin[i].count;
    return sum / (double)histogram_count(histogram);
}

double histogram_deviation(const Histogram *histogram)
{
    const double mean = histogram_mean(histogram);
    const double count = (double)histogram_count(histogram);
    double squares = 0;
    size_t i;
    for (i = 0; i < histogram->used; i++) {
        const double off = histogram->bin[i].value - mean;
        squares += off * off * (double)histogram->bin[i].count;
    }
    return count > 1 ? interval_square_root(squares / (count - 1)) : 0;
}

u32 histogram_quantile(const Histogram *histogram, unsigned thousandths)
{
    const u64 all = histogram_count(histogram);
    const u64 wanted =
        all / 1000 * thousandths + (all % 1000 * thousandths + 999) / 1000;
    u64 count = 0;
    size_t i;
    for (i = 0; i < histogram->used; i++) {
        count += histogram->bin[i].count;
        if (count >= wanted)
            return histogram->bin[i].value;
    }
    return 0;
}

/* ----------------------------------------------------------------- totals */

void totals_free(SurveyTotals *totals)
{
    unsigned answer;
    for (answer = 0; answer < ANSWER_COUNT; answer++)
        free(totals->histogram[answer].bin);
    memset(totals, 0, sizeof *totals);
}

/* Players have a score; of other classes the table says what they have. */
static int has_value(const SurveyPlan *plan, unsigned answer)
{
    const SurveyKind *kind = plan->question.kind;
    return answer != ANSWER_CRASHED &&
           (!kind->classes || kind->classes[answer].has_value);
}

void totals_add(SurveyTotals *totals, const SurveyPlan *plan,
                const DealFinding *finding)
{
    totals->count[finding->answer]++;
    totals->nodes[finding->answer] += finding->nodes;
    if (has_value(plan, finding->answer))
        histogram_add(&totals->histogram[finding->answer], finding->value, 1);
}

void totals_add_totals(SurveyTotals *totals, const SurveyTotals *more)
{
    unsigned answer;
    size_t i;
    for (answer = 0; answer < ANSWER_COUNT; answer++) {
        const Histogram *histogram = &more->histogram[answer];
        totals->count[answer] += more->count[answer];
        totals->nodes[answer] += more->nodes[answer];
        for (i = 0; i < histogram->used; i++)
            histogram_add(&totals->histogram[answer], histogram->bin[i].value,
                          histogram->bin[i].count);
    }
}

u64 totals_all(const SurveyTotals *totals)
{
    u64 all = 0;
    unsigned answer;
    for (answer = 0; answer < ANSWER_COUNT; answer++)
        all += totals->count[answer];
    return all;
}

int totals_count_values(const SurveyTotals *totals, const SurveyPlan *plan,
                        unsigned answer)
{
    const u64 count = totals->count[answer];
    return histogram_count(&totals->histogram[answer]) ==
           (count && has_value(plan, answer) ? count : 0);
}

int totals_agree(const SurveyTotals *a, const SurveyTotals *b, unsigned answer)
{
    const Histogram *values = &a->histogram[answer];
    const Histogram *others = &b->histogram[answer];
    size_t i;
    if (a->count[answer] != b->count[answer] ||
        a->nodes[answer] != b->nodes[answer] || values->used != others->used)
        return 0;
    for (i = 0; i < values->used; i++)
        if (values->bin[i].value != others->bin[i].value ||
            values->bin[i].count != others->bin[i].count)
            return 0;
    return 1;
}

/* ------------------------------------------------------------------- text */

static void write_class(const SurveyTotals *totals, const SurveyPlan *plan,
                        unsigned answer, Page *page)
{
    const Histogram *histogram = &totals->histogram[answer];
    const char *name = plan_answer(plan, answer);
    size_t i;
    if (!totals->count[answer])
        return;
    page_format(page, "count %s %llu\n", name,
                (unsigned long long)totals->count[answer]);
    page_format(page, "nodes %s %llu\n", name,
                (unsigned long long)totals->nodes[answer]);
    for (i = 0; i < histogram->used; i++)
        page_format(page, "value %s %lu %llu\n", name,
                    (unsigned long)histogram->bin[i].value,
                    (unsigned long long)histogram->bin[i].count);
}

void totals_write(const SurveyTotals *totals, const SurveyPlan *plan,
                  Page *page)
{
    unsigned answer;
    for (answer = 0; answer < plan_answers(plan); answer++)
        write_class(totals, plan, answer, page);
    write_class(totals, plan, ANSWER_CRASHED, page);
}

static int read_value(Histogram *histogram, const char *at)
{
    u64 value, count;
    if (!sealed_text_take_u64(&at, &value) || value > UINT32_MAX ||
        *at != ' ' || !sealed_text_read_u64(at + 1, &count) || !count ||
        (histogram->used &&
         histogram->bin[histogram->used - 1].value >= value))
        return 0;
    histogram_add(histogram, (u32)value, count);
    return 1;
}

int totals_read_line(SurveyTotals *totals, const SurveyPlan *plan,
                     const LineReader *lines)
{
    const char *at = lines->value;
    const int answer = plan_take_answer(plan, &at);
    if (answer < 0 || *at++ != ' ')
        return 0;
    if (strcmp(lines->key, "count") == 0)
        return !totals->count[answer] &&
               sealed_text_read_u64(at, &totals->count[answer]) &&
               totals->count[answer];
    if (strcmp(lines->key, "nodes") == 0)
        return !totals->nodes[answer] &&
               sealed_text_read_u64(at, &totals->nodes[answer]);
    return strcmp(lines->key, "value") == 0 &&
           read_value(&totals->histogram[answer], at);
}
