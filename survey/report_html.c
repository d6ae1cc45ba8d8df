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
    "text-align:right}\n"
    "th:first-child,td:first-child{text-align:left}\n"
    "svg{width:100%;height:auto;display:block;margin:1rem 0}\n"
    "rect{fill:var(--bar)}line{stroke:var(--line)}text{fill:var(--ink);"
    "font-size:12px}\n"
    "pre,.deals{overflow-x:auto;overflow-wrap:anywhere}\n"
    "</style>\n";

enum {
    PLOT_WIDTH = 880,
    PLOT_HEIGHT = 240,
    PLOT_LEFT = 60,
    PLOT_BOTTOM = 24,
    MOST_BARS = 160
};

/* Only names and numbers of our own get here, apart from the layout's name. */
static void page_escaped(Page *page, const char *text, size_t length)
{
    for (; length--; text++)
        if (strchr("<>&\"", *text))
            page_format(page, "&#%d;", *text);
        else
            page_put(page, text, 1);
}

/* Adds up the values of each bar. Returns the width of a bar in values. */
static u32 fill_bars(const Histogram *values, u64 *bar, unsigned *count)
{
    const u32 least = values->bin[0].value;
    const u32 span = values->bin[values->used - 1].value - least + 1;
    const u32 width = (span + MOST_BARS - 1) / MOST_BARS;
    size_t i;
    *count = (unsigned)((span + width - 1) / width);
    memset(bar, 0, *count * sizeof *bar);
    for (i = 0; i < values->used; i++)
        bar[(values->bin[i].value - least) / width] += values->bin[i].count;
    return width;
}

static void page_axis(Page *page, u64 most, u32 least, u32 greatest)
{
    const int bottom = PLOT_HEIGHT - PLOT_BOTTOM;
    page_format(page,
                "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\"/>"
                "<text x=\"%d\" y=\"14\" text-anchor=\"end\">%llu</text>"
                "<text x=\"%d\" y=\"%d\">%lu</text>"
                "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%lu</text>",
                PLOT_LEFT, bottom, PLOT_WIDTH, bottom, PLOT_LEFT - 6,
                (unsigned long long)most, PLOT_LEFT, PLOT_HEIGHT - 6,
                (unsigned long)least, PLOT_WIDTH, PLOT_HEIGHT - 6,
                (unsigned long)greatest);
}

static void page_plot(Page *page, const ClassReport *report)
{
    const Histogram *values = report->values;
    const u32 least = values->bin[0].value;
    const double room = PLOT_HEIGHT - PLOT_BOTTOM - 8;
    u64 bar[MOST_BARS];
    u64 most = 0;
    unsigned count, i;
    const u32 width = fill_bars(values, bar, &count);
    const double step = (double)(PLOT_WIDTH - PLOT_LEFT) / count;
    for (i = 0; i < count; i++)
        if (bar[i] > most)
            most = bar[i];
    page_format(page,
                "<svg viewBox=\"0 0 %d %d\" role=\"img\" "
                "aria-label=\"How often each value occurs\">",
                PLOT_WIDTH, PLOT_HEIGHT);
    for (i = 0; i < count; i++) {
        const double height = room * (double)bar[i] / (double)most;
        page_format(page,
                    "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" "
                    "height=\"%.2f\"><title>%lu: %llu</title></rect>",
                    PLOT_LEFT + i * step, PLOT_HEIGHT - PLOT_BOTTOM - height,
                    step > 2 ? step - 1 : step, height,
                    (unsigned long)(least + i * width),
                    (unsigned long long)bar[i]);
    }
    page_axis(page, most, least, values->bin[values->used - 1].value);
    page_text(page, "</svg>\n");
}

static void page_row(Page *page, const ClassReport *report)
{
    page_format(
        page,
        "<tr><td>%s<td>%llu<td>%.6f&nbsp;%%<td>%.6f to "
        "%.6f&nbsp;%%<td>%.1f",
        report->name, (unsigned long long)report->count, report->share * 100,
        report->interval.low * 100, report->interval.high * 100,
        report->count ? (double)report->nodes / (double)report->count : 0.0);
    if (report->values)
        page_format(
            page, "<td>%.4f<td>%lu<td>%lu", histogram_mean(report->values),
            (unsigned long)report->values->bin[0].value,
            (unsigned long)report->values->bin[report->values->used - 1]
                .value);
    else
        page_text(page, "<td><td><td>");
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
            page_format(page, "<h2>Deals: %s</h2>\n<p class=\"deals\">",
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
        page_missing(page, merged);
        page_text(page, "</pre>\n");
    }
    page_text(page, "<table>\n<tr><th>Answer<th>Deals<th>Share<th>95&nbsp;% "
                    "interval<th>Nodes per deal<th>Mean<th>Least<th>Most\n");
}

void page_report_html(Page *page, const MergedSurvey *merged)
{
    const SurveyPlan *plan = merged->plan;
    const char *unit = plan->question.kind->unit;
    ClassReport report;
    unsigned answer;
    page_top(page, merged);
    for (answer = 0; answer < ANSWER_COUNT; answer++)
        if (report_class(merged, answer, &report))
            page_row(page, &report);
    page_text(page, "</table>\n");
    for (answer = 0; answer < ANSWER_COUNT; answer++)
        if (report_class(merged, answer, &report) && report.values && unit) {
            page_format(page, "<h2>%s, in %ss</h2>\n", report.name, unit);
            page_plot(page, &report);
        }
    for (answer = 0; answer < ANSWER_COUNT && !plan->full; answer++)
        if (plan_answer_is_listed(plan, answer))
            page_deals(page, merged, answer);
    page_text(page, "<h2>Plan</h2>\n<pre>");
    page_escaped(page, plan->settings.text, plan->settings.used);
    page_format(page, "sha256 %s</pre>\n</html>\n", plan->digest);
}
