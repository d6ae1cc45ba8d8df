/* SPDX-License-Identifier: MIT */
/* The report as a page for browsers, with its plots and its style in the same
   file. */
#include "report.h"

#include <string.h>

static const char head[] =
    "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
    "<meta name=\"viewport\" content=\"width=device-width\">\n"
    "<style>\n"
    ":root{color-scheme:light dark;--ink:#1d2433;--page:#fff;--line:#c9cfda;"
    "--bar:#2f6fb5}\n"
    "@media (prefers-color-scheme:dark){:root{--ink:#e4e8ef;--page:#14181f;"
    "--line:#3a4353;--bar:#6fa8e6}}\n"
    "body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);"
    "background:var(--page);max-width:60rem;margin:2rem auto;padding:0 1rem}\n"
    "table{border-collapse:collapse;font-variant-numeric:tabular-nums}\n"
    "th,td{padding:.3rem .8rem;border-bottom:1px solid var(--line);"
    "text-align:right;white-space:nowrap}\n"
    "th:first-child,td:first-child{text-align:left}\n"
    "svg{width:100%;height:auto;display:block;margin:1rem 0}\n"
    "rect{fill:var(--bar)}.scale{stroke:var(--line)}"
    ".interval{stroke:var(--ink);fill:none}"
    "text{fill:var(--ink);font-size:13px}\n"
    "pre,.wide{overflow-x:auto}.deals{overflow-wrap:anywhere}\n"
    "</style>\n";

/* Only names and numbers of our own get here, apart from the layout's name. */
static void page_escaped(Page *page, const char *text, size_t length)
{
    for (; length--; text++)
        if (strchr("<>&\"", *text))
            page_format(page, "&#%d;", *text);
        else
            page_put(page, text, 1);
}

/* Whether any class has values, which get columns then. */
static int has_values(const MergedSurvey *merged)
{
    unsigned answer;
    for (answer = 0; answer < ANSWER_COUNT; answer++)
        if (merged->totals.histogram[answer].used)
            return 1;
    return 0;
}

static void page_value_cells(Page *page, const Histogram *values)
{
    page_format(page, "<td>%.4f<td>", histogram_mean(values));
    report_page_thousands(page, values->bin[0].value);
    page_text(page, "<td>");
    report_page_thousands(page, histogram_quantile(values, REPORT_MEDIAN));
    page_text(page, "<td>");
    report_page_thousands(page, values->bin[values->used - 1].value);
}

static void page_row(Page *page, const MergedSurvey *merged,
                     const ClassReport *report)
{
    page_format(page, "<tr><td>%s<td>", report->name);
    report_page_thousands(page, report->count);
    if (report_has_shares(merged))
        page_format(page, "<td>%.6f&nbsp;%%<td>%.6f to %.6f&nbsp;%%",
                    report->share * 100, report->interval.low * 100,
                    report->interval.high * 100);
    page_text(page, "<td>");
    if (report->nodes)
        report_page_thousands(page, report->nodes / report->count);
    if (report->values)
        page_value_cells(page, report->values);
    else if (has_values(merged))
        page_text(page, "<td><td><td><td>");
    page_text(page, "\n");
}

static void page_deals(Page *page, const MergedSurvey *merged, unsigned answer)
{
    DealLine line;
    size_t at = 0;
    int any = 0;
    while (merge_next_deal(merged, &at, &line)) {
        if (line.finding.answer != answer)
            continue;
        if (!any)
            page_format(
                page, "<h2>Deals with the answer %s</h2>\n<p class=\"deals\">",
                plan_answer(merged->plan, answer));
        any = 1;
        page_format(page, "%llu\n", (unsigned long long)line.deal);
    }
    if (any)
        page_text(page, "</p>\n");
}

static void page_top(Page *page, const MergedSurvey *merged)
{
    const SurveyPlan *plan = merged->plan;
    const SurveyKind *kind = plan->question.kind;
    page_text(page, head);
    page_format(page, "<title>%1$s: %2$s</title>\n<h1>%1$s: %2$s</h1>\n",
                kind->game->title, kind->question);
    if (merged->shards_done < merged->shards) {
        page_format(page,
                    "<p><strong>Incomplete: %llu of %llu shards."
                    "</strong></p>\n<pre>",
                    (unsigned long long)merged->shards_done,
                    (unsigned long long)merged->shards);
        report_page_missing(page, merged);
        page_text(page, "</pre>\n");
    }
}

static void page_table(Page *page, const MergedSurvey *merged)
{
    ClassReport report;
    unsigned answer;
    page_format(
        page,
        "<div class=\"wide\"><table>\n<tr><th>%s<th>Deals%s<th>Nodes "
        "per deal%s\n",
        report_has_shares(merged) ? "Answer" : "Player",
        report_has_shares(merged) ? "<th>Share<th>95&nbsp;% interval" : "",
        has_values(merged) ? "<th>Mean<th>Least<th>Median<th>Most" : "");
    for (answer = 0; answer < ANSWER_COUNT; answer++)
        if (report_class(merged, answer, &report))
            page_row(page, merged, &report);
    page_text(page, "</table></div>\n");
}

void report_page_html(Page *page, const MergedSurvey *merged)
{
    const SurveyPlan *plan = merged->plan;
    const char *unit = plan->question.kind->unit;
    ClassReport report;
    unsigned answer;
    page_top(page, merged);
    page_table(page, merged);
    if (report_has_shares(merged))
        report_plot_shares(page, merged);
    for (answer = 0; answer < ANSWER_COUNT; answer++)
        if (report_class(merged, answer, &report) && report.values && unit) {
            page_format(page, "<h2>%s, in %ss</h2>\n", report.name, unit);
            report_plot_values(page, report.values);
        }
    for (answer = 0; answer < ANSWER_COUNT && !plan->full; answer++)
        if (plan_answer_is_listed(plan, answer))
            page_deals(page, merged, answer);
    page_text(page, "<h2>Plan</h2>\n<pre>");
    page_escaped(page, plan->settings.text, plan->settings.used);
    page_format(page, "sha256 %s</pre>\n</html>\n", plan->digest);
}
