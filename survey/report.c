/* SPDX-License-Identifier: MIT */
/* Reports as text, JSON and CSV. */
#include "report.h"

#include <string.h>

#include "host/json.h"

enum { TEXT_WIDTH = 78, MOST_GAPS_SHOWN = 10 };

int report_class(const MergedSurvey *merged, unsigned answer,
                 ClassReport *report)
{
    const SurveyPlan *plan = merged->plan;
    const SurveyTotals *totals = &merged->totals;
    const double all = (double)totals_all(totals);
    u64 unknown = 0;
    unsigned i;
    if (answer >= plan_answers(plan) &&
        (answer != ANSWER_CRASHED || !totals->count[answer]))
        return 0;
    for (i = 0; i < ANSWER_COUNT; i++)
        if ((i < plan_answers(plan) || i == ANSWER_CRASHED) &&
            plan_answer_is_unknown(plan, i))
            unknown += totals->count[i];
    report->name = plan_answer(plan, answer);
    report->count = totals->count[answer];
    report->nodes = totals->nodes[answer];
    report->share = all > 0 ? (double)report->count / all : 0;
    report->interval = interval_of_share(
        (double)report->count,
        plan_answer_is_unknown(plan, answer) ? 0 : (double)unknown, all);
    report->values =
        totals->histogram[answer].used ? &totals->histogram[answer] : NULL;
    return 1;
}

int report_has_shares(const MergedSurvey *merged)
{
    return !(merged->plan->question.kind->uses & USES_PLAYERS);
}

/* ------------------------------------------------------------------- text */

/* Gaps are few if the shards were computed in order. If they weren't, the
   first ones are enough for people, and programs read them all as JSON. */
void report_page_missing(Page *page, const MergedSurvey *merged)
{
    MissingShards missing;
    u64 at = 0;
    u64 more = 0;
    unsigned shown = 0;
    while (merge_next_missing(merged, &at, &missing))
        if (shown == MOST_GAPS_SHOWN) {
            more += missing.last - missing.first + 1;
        } else {
            page_format(
                page,
                _("missing: shards %1$llu..%2$llu, deals %3$llu..%4$llu\n"),
                (unsigned long long)missing.first + 1,
                (unsigned long long)missing.last + 1,
                (unsigned long long)missing.first_deal,
                (unsigned long long)missing.last_deal);
            shown++;
        }
    if (more)
        page_format(page, _("missing: %llu more shards\n"),
                    (unsigned long long)more);
}

static void page_head(Page *page, const MergedSurvey *merged)
{
    const SurveyPlan *plan = merged->plan;
    page_format(page, "%s: %s\n\n", plan->question.kind->game->title,
                plan->question.kind->question);
    page_put(page, plan->settings.text, plan->settings.used);
    page_format(page, "plan %s\n", plan->digest);
    if (merged->shards_done < merged->shards)
        page_format(page, _("incomplete: %1$llu of %2$llu shards\n"),
                    (unsigned long long)merged->shards_done,
                    (unsigned long long)merged->shards);
    report_page_missing(page, merged);
}

static void page_shares(Page *page, const ClassReport *report)
{
    page_format(page, "  %10.6f %%  %10.6f .. %10.6f %%", report->share * 100,
                report->interval.low * 100, report->interval.high * 100);
}

static void page_class(Page *page, const MergedSurvey *merged,
                       const ClassReport *report)
{
    page_format(page, "%-12s %13llu", report->name,
                (unsigned long long)report->count);
    if (report_has_shares(merged))
        page_shares(page, report);
    page_format(page, "  %14.1f\n",
                report->count ? (double)report->nodes / (double)report->count
                              : 0.0);
}

/* Half the width of the 95 % confidence interval of the mean. */
static double half_width(const Histogram *values)
{
    return NORMAL_QUANTILE * histogram_deviation(values) /
           interval_square_root((double)histogram_count(values));
}

static void page_values_of(Page *page, const ClassReport *report,
                           const char *unit)
{
    const Histogram *values = report->values;
    page_format(page,
                _("%1$s, in %2$ss: mean %3$.4f +- %4$.4f, standard deviation "
                  "%5$.3f, least %6$lu, median %7$lu, most %8$lu\n"),
                report->name, unit, histogram_mean(values), half_width(values),
                histogram_deviation(values),
                (unsigned long)values->bin[0].value,
                (unsigned long)histogram_quantile(values, REPORT_MEDIAN),
                (unsigned long)values->bin[values->used - 1].value);
}

/* Writes the deals of a class, as many on a line as fit. */
static void page_deals_of(Page *page, const MergedSurvey *merged,
                          unsigned answer)
{
    Page number = PAGE_EMPTY;
    DealLine line;
    size_t at = 0;
    size_t column = 0;
    while (merge_next_deal(merged, &at, &line)) {
        if (line.finding.answer != answer)
            continue;
        if (!column) {
            page_format(page, "\n%s:", plan_answer(merged->plan, answer));
            column = strlen(plan_answer(merged->plan, answer)) + 1;
        }
        number.used = 0;
        page_format(&number, "%llu", (unsigned long long)line.deal);
        if (column + 1 + number.used > TEXT_WIDTH) {
            page_text(page, "\n ");
            column = 1;
        }
        page_format(page, " %s", number.text);
        column += number.used + 1;
    }
    if (column)
        page_text(page, "\n");
    page_free(&number);
}

void report_page(Page *page, const MergedSurvey *merged)
{
    const char *unit = merged->plan->question.kind->unit;
    ClassReport report;
    unsigned answer;
    page_head(page, merged);
    page_format(page, "\n%-12s %13s", _("answer"), _("deals"));
    if (report_has_shares(merged))
        page_format(page, "  %12s  %26s", _("share"), _("95 % interval"));
    page_format(page, "  %14s\n", _("nodes per deal"));
    for (answer = 0; answer < ANSWER_COUNT; answer++)
        if (report_class(merged, answer, &report))
            page_class(page, merged, &report);
    page_text(page, "\n");
    for (answer = 0; answer < ANSWER_COUNT; answer++)
        if (report_class(merged, answer, &report) && report.values && unit)
            page_values_of(page, &report, unit);
    for (answer = 0; answer < ANSWER_COUNT && !merged->plan->full; answer++)
        if (plan_answer_is_listed(merged->plan, answer))
            page_deals_of(page, merged, answer);
}

/* ------------------------------------------------------------------- JSON */

static void page_values_json(Page *page, const Histogram *values)
{
    size_t i;
    page_format(page,
                ",\"mean\":%.6f,\"deviation\":%.6f,\"least\":%lu,"
                "\"median\":%lu,\"most\":%lu,\"values\":[",
                histogram_mean(values), histogram_deviation(values),
                (unsigned long)values->bin[0].value,
                (unsigned long)histogram_quantile(values, REPORT_MEDIAN),
                (unsigned long)values->bin[values->used - 1].value);
    for (i = 0; i < values->used; i++)
        page_format(page, "%s[%lu,%llu]", i ? "," : "",
                    (unsigned long)values->bin[i].value,
                    (unsigned long long)values->bin[i].count);
    page_text(page, "]");
}

static void page_class_json(Page *page, const MergedSurvey *merged,
                            const ClassReport *report)
{
    page_format(page, "{\"class\":\"%s\"", report->name);
    page_number(page, "deals", (long long)report->count);
    page_number(page, "nodes", (long long)report->nodes);
    if (report_has_shares(merged))
        page_format(page, ",\"share\":%.10f,\"low\":%.10f,\"high\":%.10f",
                    report->share, report->interval.low,
                    report->interval.high);
    if (report->values)
        page_values_json(page, report->values);
    page_text(page, "}");
}

static void page_settings_json(Page *page, const SurveyPlan *plan)
{
    LineReader lines;
    line_reader_start(&lines, plan->settings.text, plan->settings.used);
    while (line_reader_next(&lines))
        page_entry(page, lines.key, lines.value);
    line_reader_stop(&lines);
}

static void page_deals_json(Page *page, const MergedSurvey *merged)
{
    DealLine line;
    size_t at = 0;
    const char *between = "";
    page_text(page, ",\"listed\":[");
    for (; merge_next_deal(merged, &at, &line); between = ",") {
        page_format(page, "%s{\"deal\":%llu", between,
                    (unsigned long long)line.deal);
        page_entry(page, "class",
                   plan_answer(merged->plan, line.finding.answer));
        page_number(page, "value", line.finding.value);
        page_number(page, "nodes", (long long)line.finding.nodes);
        page_text(page, "}");
    }
    page_text(page, "]");
}

static void page_missing_json(Page *page, const MergedSurvey *merged)
{
    MissingShards missing;
    u64 at = 0;
    const char *between = "";
    page_text(page, ",\"missing\":[");
    for (; merge_next_missing(merged, &at, &missing); between = ",")
        page_format(page,
                    "%s{\"first\":%llu,\"last\":%llu,\"deals\":[%llu,"
                    "%llu]}",
                    between, (unsigned long long)missing.first + 1,
                    (unsigned long long)missing.last + 1,
                    (unsigned long long)missing.first_deal,
                    (unsigned long long)missing.last_deal);
    page_text(page, "]");
}

void report_page_json(Page *page, const MergedSurvey *merged)
{
    ClassReport report;
    const char *between = "";
    unsigned answer;
    page_format(page, "{\"format\":%d", JSON_FORMAT);
    page_entry(page, "plan", merged->plan->digest);
    page_settings_json(page, merged->plan);
    page_number(page, "shards", (long long)merged->shards);
    page_number(page, "done", (long long)merged->shards_done);
    page_missing_json(page, merged);
    page_text(page, ",\"classes\":[");
    for (answer = 0; answer < ANSWER_COUNT; answer++)
        if (report_class(merged, answer, &report)) {
            page_text(page, between);
            page_class_json(page, merged, &report);
            between = ",";
        }
    page_text(page, "]");
    page_deals_json(page, merged);
    page_text(page, "}\n");
}

/* -------------------------------------------------------------------- CSV */

static void page_class_csv(Page *page, const ClassReport *report)
{
    size_t i;
    page_format(page, "class,%s,,,%llu,%llu,%.10f,%.10f,%.10f\n", report->name,
                (unsigned long long)report->count,
                (unsigned long long)report->nodes, report->share,
                report->interval.low, report->interval.high);
    for (i = 0; report->values && i < report->values->used; i++)
        page_format(page, "value,%s,,%lu,%llu,,,,\n", report->name,
                    (unsigned long)report->values->bin[i].value,
                    (unsigned long long)report->values->bin[i].count);
}

/* One table with three kinds of rows. */
void report_page_csv(Page *page, const MergedSurvey *merged)
{
    ClassReport report;
    DealLine line;
    size_t at = 0;
    unsigned answer;
    page_text(page, "row,class,deal,value,deals,nodes,share,low,high\n");
    for (answer = 0; answer < ANSWER_COUNT; answer++)
        if (report_class(merged, answer, &report))
            page_class_csv(page, &report);
    while (merge_next_deal(merged, &at, &line))
        page_format(page, "deal,%s,%llu,%lu,1,%llu,,,\n",
                    plan_answer(merged->plan, line.finding.answer),
                    (unsigned long long)line.deal,
                    (unsigned long)line.finding.value,
                    (unsigned long long)line.finding.nodes);
}
