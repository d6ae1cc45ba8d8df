/* SPDX-License-Identifier: MIT */
/* Plots for the report in browsers, as SVG. Their colours are in the style of
   report_html.c. */
#include "report.h"

#include <string.h>

enum {
    PLOT_WIDTH = 880,
    PLOT_HEIGHT = 240,
    PLOT_LEFT = 90,
    PLOT_BOTTOM = 24,
    MOST_BARS = 160,
    STEPS = 4, /* the parts into which lines divide a scale */
    ROW_HEIGHT = 26
};

void report_page_thousands(Page *page, u64 number)
{
    if (number < 1000) {
        page_format(page, "%llu", (unsigned long long)number);
        return;
    }
    report_page_thousands(page, number / 1000);
    page_format(page, ",%03u", (unsigned)(number % 1000));
}

/* ------------------------------------------------------------------ shares */

static double share_x(double share)
{
    return PLOT_LEFT + share * (PLOT_WIDTH - PLOT_LEFT - 20);
}

static void page_share_row(Page *page, const ClassReport *report, int row)
{
    const double y = row * ROW_HEIGHT;
    const double middle = y + ROW_HEIGHT / 2.0;
    page_format(page,
                "<text x=\"%d\" y=\"%.0f\" text-anchor=\"end\">%s</text>",
                PLOT_LEFT - 8, middle + 4, report->name);
    page_format(page,
                "<rect x=\"%d\" y=\"%.0f\" width=\"%.2f\" height=\"%d\">"
                "<title>%s: %.6f %%, between %.6f and %.6f %%</title></rect>",
                PLOT_LEFT, y + 4, share_x(report->share) - PLOT_LEFT,
                ROW_HEIGHT - 8, report->name, report->share * 100,
                report->interval.low * 100, report->interval.high * 100);
    page_format(page,
                "<path class=\"interval\" d=\"M%.2f %.1fv6m0-3H%.2fm0-3v6\"/>",
                share_x(report->interval.low), middle - 3,
                share_x(report->interval.high));
}

static void page_share_scale(Page *page, int rows)
{
    int i;
    for (i = 0; i <= STEPS; i++) {
        const double x = share_x((double)i / STEPS);
        page_format(page,
                    "<path class=\"scale\" d=\"M%.2f 0V%d\"/>"
                    "<text x=\"%.2f\" y=\"%d\" text-anchor=\"middle\">%d "
                    "%%</text>",
                    x, rows * ROW_HEIGHT, x, rows * ROW_HEIGHT + 16,
                    i * 100 / STEPS);
    }
}

void report_plot_shares(Page *page, const MergedSurvey *merged)
{
    ClassReport report;
    unsigned answer;
    int rows = 0;
    for (answer = 0; answer < ANSWER_COUNT; answer++)
        rows += report_class(merged, answer, &report) && report.count;
    page_format(page,
                "<svg viewBox=\"0 0 %d %d\" role=\"img\" "
                "aria-label=\"The share of each answer\">",
                PLOT_WIDTH, rows * ROW_HEIGHT + PLOT_BOTTOM);
    page_share_scale(page, rows);
    rows = 0;
    for (answer = 0; answer < ANSWER_COUNT; answer++)
        if (report_class(merged, answer, &report) && report.count)
            page_share_row(page, &report, rows++);
    page_text(page, "</svg>\n");
}

/* ------------------------------------------------------------------ values */

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

/* The height of a bar as tall as the plot. */
static double full_height(void)
{
    return PLOT_HEIGHT - PLOT_BOTTOM - 8;
}

/* Counts on the left, with a line at each of them that is whole. */
static void page_count_scale(Page *page, u64 most)
{
    int i;
    for (i = 0; i <= STEPS; i++)
        if (most * (u64)i % STEPS == 0) {
            const double y =
                PLOT_HEIGHT - PLOT_BOTTOM - full_height() * i / STEPS;
            page_format(page,
                        "<path class=\"scale\" d=\"M%d %.2fH%d\"/>"
                        "<text x=\"%d\" y=\"%.2f\" text-anchor=\"end\">",
                        PLOT_LEFT, y, PLOT_WIDTH, PLOT_LEFT - 6, y + 4);
            report_page_thousands(page, most * (u64)i / STEPS);
            page_text(page, "</text>");
        }
}

/* The left ends of the first bar and of every fourth part of the others. */
static void page_value_scale(Page *page, u32 least, u32 width, unsigned count)
{
    const double step = (double)(PLOT_WIDTH - PLOT_LEFT) / count;
    const unsigned every = count > STEPS ? count / STEPS : 1;
    unsigned i;
    for (i = 0; i < count; i += every) {
        page_format(page, "<text x=\"%.2f\" y=\"%d\" text-anchor=\"middle\">",
                    PLOT_LEFT + (i + 0.5) * step, PLOT_HEIGHT - 6);
        report_page_thousands(page, least + i * width);
        page_text(page, "</text>");
    }
}

/* A multiple of STEPS that is as tall as the tallest bar, so that the scale
   has whole numbers. */
static u64 top_of_scale(const u64 *bar, unsigned count)
{
    u64 most = 1;
    unsigned i;
    for (i = 0; i < count; i++)
        if (bar[i] > most)
            most = bar[i];
    return (most + STEPS - 1) / STEPS * STEPS;
}

void report_plot_values(Page *page, const Histogram *values)
{
    const u32 least = values->bin[0].value;
    u64 bar[MOST_BARS];
    unsigned count, i;
    const u32 width = fill_bars(values, bar, &count);
    const u64 top = top_of_scale(bar, count);
    const double step = (double)(PLOT_WIDTH - PLOT_LEFT) / count;
    page_format(page,
                "<svg viewBox=\"0 0 %d %d\" role=\"img\" "
                "aria-label=\"How often each value occurs\">",
                PLOT_WIDTH, PLOT_HEIGHT);
    page_count_scale(page, top);
    for (i = 0; i < count; i++) {
        const double height = full_height() * (double)bar[i] / (double)top;
        page_format(page,
                    "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" "
                    "height=\"%.2f\"><title>%lu: %llu</title></rect>",
                    PLOT_LEFT + i * step, PLOT_HEIGHT - PLOT_BOTTOM - height,
                    step > 2 ? step - 1 : step, height,
                    (unsigned long)(least + i * width),
                    (unsigned long long)bar[i]);
    }
    page_value_scale(page, least, width, count);
    page_text(page, "</svg>\n");
}
