/* SPDX-License-Identifier: MIT */
/* Draws histograms and trends. */
#include "plot.h"

#include <stdlib.h>
#include <string.h>

static const char nothing[] = N_("  nothing yet\n");

static void page_value(Page *page, Sum value, Unit unit)
{
    if (unit == IN_MILLISECONDS)
        page_clock(page, value);
    else
        page_format(page, "%llu", value);
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

static void page_times(Page *page, const char *sign, int times)
{
    for (; times > 0; times--)
        page_text(page, sign);
}

/* ------------------------------------------------------------ histogram */

enum { MOST_CLASSES = 12, PART = 8 /* parts of a character */ };

typedef struct Classes {
    Sum step;
    Sum first; /* the first class begins at first * step */
    int count;
    u32 sizes[MOST_CLASSES];
    u32 greatest;
    Sum middle;    /* twice the median */
    int median_at; /* the class that contains it */
    int label;     /* width of the widest label, in columns */
    int tells;     /* there is room to print the median */
} Classes;

/* Round numbers, and round times. The last class size is large enough for any
   values. */
static const u32 numbers[] = {
    1,        2,        5,        10,        20,        50,       100,
    200,      500,      1000,     2000,      5000,      10000,    20000,
    50000,    100000,   200000,   500000,    1000000,   2000000,  5000000,
    10000000, 20000000, 50000000, 100000000, 200000000, 500000000};
static const u32 times[] = {
    1000,     2000,     5000,     10000,     15000,     30000,    60000,
    120000,   300000,   600000,   900000,    1800000,   3600000,  7200000,
    18000000, 36000000, 72000000, 180000000, 360000000, 720000000};
STATIC_ASSERT(0xFFFFFFFF / 500000000 < MOST_CLASSES);
STATIC_ASSERT(0xFFFFFFFF / 720000000 < MOST_CLASSES);

static Sum choose_step(u32 least, u32 greatest, Unit unit)
{
    const u32 *step = unit == IN_MILLISECONDS ? times : numbers;
    ASSERT(least <= greatest);
    while (greatest / *step - least / *step >= MOST_CLASSES)
        step++;
    return *step;
}

static void set_classes(Classes *classes, const Series *series, Unit unit)
{
    u32 least = series_least(series);
    u32 greatest = series_greatest(series);
    size_t i;
    ASSERT(series->count);
    memset(classes, 0, sizeof *classes);
    classes->step = choose_step(least, greatest, unit);
    classes->first = least / classes->step;
    classes->count = (int)(greatest / classes->step - classes->first) + 1;
    ASSERT(classes->count <= MOST_CLASSES);
    for (i = 0; i < series->count; i++)
        classes->sizes[series->values[i] / classes->step - classes->first]++;
    for (i = 0; i < MOST_CLASSES; i++)
        if (classes->sizes[i] > classes->greatest)
            classes->greatest = classes->sizes[i];
    classes->middle = series_median(series);
    classes->median_at =
        (int)(classes->middle / 2 / classes->step - classes->first);
    ASSERT(classes->median_at >= 0 && classes->median_at < classes->count);
}

/* Writes "60–69", or one number if the class contains no other. */
static int page_class(Page *page, const PlotPaper *paper,
                      const Classes *classes, int nth, Unit unit)
{
    Page from = PAGE_EMPTY;
    Page to = PAGE_EMPTY;
    Sum least = (classes->first + (Sum)nth) * classes->step;
    int columns;
    ASSERT(nth >= 0 && nth < classes->count);
    page_value(&from, least, unit);
    page_value(&to, least + classes->step - 1, unit);
    columns = (int)from.used;
    page_text(page, from.text);
    if (strcmp(from.text, to.text) != 0) {
        page_format(page, "%s%s", paper->ascii ? "-" : "–", to.text);
        columns += 1 + (int)to.used;
    }
    page_free(&from);
    page_free(&to);
    return columns;
}

static int widest_label(const PlotPaper *paper, const Classes *classes,
                        Unit unit)
{
    Page label = PAGE_EMPTY;
    int widest = 0;
    int i;
    for (i = 0; i < classes->count; i++)
        widest = larger(widest, page_class(&label, paper, classes, i, unit));
    page_free(&label);
    return widest;
}

static void page_label(Page *page, const PlotPaper *paper,
                       const Classes *classes, int nth, Unit unit)
{
    Page label = PAGE_EMPTY;
    int columns = page_class(&label, paper, classes, nth, unit);
    ASSERT(columns <= classes->label);
    page_format(page, "%*s%s ", classes->label - columns + 2, "", label.text);
    page_free(&label);
}

static void page_bar(Page *page, const PlotPaper *paper, int parts)
{
    static const char *const ends[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
    ASSERT(parts >= 0);
    STATIC_ASSERT(COUNT_OF(ends) == PART);
    if (paper->ascii) {
        page_times(page, "#", larger((parts + PART / 2) / PART, parts > 0));
        return;
    }
    page_times(page, "█", parts / PART);
    page_text(page, ends[parts % PART]);
}

static void page_median(Page *page, const PlotPaper *paper,
                        const Classes *classes, Unit unit)
{
    ASSERT_SLOW(classes->median_at < classes->count);
    page_text(page, paper->ascii ? _(" <- median") : _(" ← median"));
    if (!classes->tells)
        return;
    page_text(page, " ");
    page_value(page, classes->middle / 2, unit);
    if (unit == IN_NUMBERS && classes->middle % 2)
        page_text(page, ".5");
}

/* The space that the label, the count and the median leave. */
static int room_for_bars(const PlotPaper *paper, const Classes *classes,
                         Unit unit)
{
    static const PlotPaper plain = {1, 0};
    Page beside = PAGE_EMPTY;
    int room = larger(paper->width, PAPER_LEAST) - 1;
    page_format(&beside, "%*s %lu", classes->label + 3, "",
                (unsigned long)classes->greatest);
    page_median(&beside, &plain, classes, unit);
    room -= (int)beside.used;
    page_free(&beside);
    return room;
}

/* Keeps bars short if there are few games. */
static int longest_bar(const PlotPaper *paper, Classes *classes, Unit unit)
{
    ASSERT(classes->greatest);
    enum { SHORT = 8, OF_ONE = 4 };
    int room;
    classes->tells = 1;
    room = room_for_bars(paper, classes, unit);
    classes->tells = room >= SHORT;
    if (!classes->tells)
        room = larger(room_for_bars(paper, classes, unit), 1);
    return classes->greatest > (u32)room / OF_ONE
               ? room
               : (int)classes->greatest * OF_ONE;
}

void plot_histogram(Page *page, const PlotPaper *paper, const Series *series,
                    Unit unit)
{
    Classes classes;
    int longest, i;
    Sum parts;
    if (!series->count) {
        page_text(page, translate(nothing));
        return;
    }
    set_classes(&classes, series, unit);
    classes.label = widest_label(paper, &classes, unit);
    longest = longest_bar(paper, &classes, unit);
    ASSERT(longest > 0);
    for (i = 0; i < classes.count; i++) {
        parts = (Sum)classes.sizes[i] * (Sum)(longest * PART);
        page_label(page, paper, &classes, i, unit);
        page_bar(page, paper,
                 (int)((parts + classes.greatest - 1) / classes.greatest));
        if (parts)
            page_format(page, " %lu", (unsigned long)classes.sizes[i]);
        if (i == classes.median_at)
            page_median(page, paper, &classes, unit);
        page_line(page);
    }
}

/* ---------------------------------------------------------------- trend */

enum { ROWS = 8, MOST_COLUMNS = 60, WIDEST_COLUMN = 4, DATES = 22 };

typedef struct Chart {
    Series columns;
    u32 least, greatest;
    Page top, bottom; /* the numbers on the axis */
    int label;        /* width of the wider one, in columns */
    int wide;         /* width of a column with the gap after it */
    int length;       /* of the axis */
    int rows;         /* 1 if all values are equal */
    size_t together;  /* values per column */
} Chart;

static void average_values(Chart *chart, const Series *series)
{
    Series some;
    size_t i;
    ASSERT(chart->together);
    for (i = 0; i < series->count; i += chart->together) {
        some.values = series->values + i;
        some.count = chart->together;
        if (some.count > series->count - i)
            some.count = series->count - i;
        series_add(&chart->columns,
                   (u32)((series_sum(&some) + some.count / 2) / some.count));
    }
    chart->least = series_least(&chart->columns);
    chart->greatest = series_greatest(&chart->columns);
    chart->rows = chart->least == chart->greatest ? 1 : ROWS;
}

static void set_chart(Chart *chart, const PlotPaper *paper, const Trend *trend)
{
    int room = larger(paper->width, PAPER_LEAST) - 1;
    size_t count = trend->series->count;
    int columns;
    ASSERT(count);
    memset(chart, 0, sizeof *chart);
    page_value(&chart->top, series_greatest(trend->series), trend->unit);
    room = smaller(MOST_COLUMNS, room - (int)chart->top.used - 4);
    ASSERT(room > 0);
    chart->together = (count + (size_t)room - 1) / (size_t)room;
    average_values(chart, trend->series);
    columns = (int)chart->columns.count;
    ASSERT(columns > 0 && columns <= room);
    chart->wide = smaller(WIDEST_COLUMN, room / columns);
    chart->length = larger(columns * chart->wide - (chart->wide > 1), DATES);
    chart->top.used = 0;
    page_value(&chart->top, chart->greatest, trend->unit);
    page_value(&chart->bottom, chart->least, trend->unit);
    chart->label = larger((int)chart->top.used, (int)chart->bottom.used);
}

/* Heights are in parts of a character, from 1 for the least value to all rows
   for the greatest. A column without values stays empty. */
static int height_of(const Chart *chart, u32 value)
{
    Sum span = (Sum)chart->greatest - chart->least;
    ASSERT(!value || (value >= chart->least && value <= chart->greatest));
    if (!value)
        return 0;
    if (!span)
        return PART;
    return (int)(1 + (value - chart->least) * (Sum)(ROWS * PART - 1) / span);
}

static void page_column(Page *page, const PlotPaper *paper, const Chart *chart,
                        int parts)
{
    static const char *const blocks[] = {" ", "▁", "▂", "▃", "▄",
                                         "▅", "▆", "▇", "█"};
    STATIC_ASSERT(COUNT_OF(blocks) == PART + 1);
    static const char *const letters[] = {" ", ".", ".", ".", ":",
                                          ":", ":", "#", "#"};
    STATIC_ASSERT(COUNT_OF(letters) == COUNT_OF(blocks));
    const char *const *signs = paper->ascii ? letters : blocks;
    page_times(page, signs[smaller(larger(parts, 0), PART)],
               larger(chart->wide - 1, 1));
    page_text(page, chart->wide > 1 ? " " : "");
}

static void page_chart_row(Page *page, const PlotPaper *paper,
                           const Chart *chart, int row)
{
    const char *text = "";
    size_t i;
    ASSERT(row >= 0 && row < chart->rows);
    if (row == chart->rows - 1)
        text = chart->top.text;
    if (row == 0)
        text = chart->bottom.text;
    page_format(page, "  %*s %s", chart->label, text,
                paper->ascii ? "|"
                : *text      ? "┤"
                             : "│");
    for (i = 0; i < chart->columns.count; i++)
        page_column(page, paper, chart,
                    height_of(chart, chart->columns.values[i]) - row * PART);
    page_line(page);
}

static void page_axis(Page *page, const PlotPaper *paper, const Chart *chart,
                      const Trend *trend)
{
    const char *last = trend->last;
    if (strcmp(trend->first, last) == 0)
        last = "";
    ASSERT(strlen(trend->first) + strlen(last) < (size_t)chart->length);
    page_format(page, "  %*s %s", chart->label, "", paper->ascii ? "+" : "└");
    page_times(page, paper->ascii ? "-" : "─", chart->length);
    page_format(page, "\n  %*s  %s%*s", chart->label, "", trend->first,
                chart->length - (int)strlen(trend->first), last);
    page_line(page);
    if (chart->together <= 1)
        return;
    page_format(page, "  %*s  ", chart->label, "");
    page_format(page, _("averages of %lu games\n"),
                (unsigned long)chart->together);
}

void plot_trend(Page *page, const PlotPaper *paper, const Trend *trend)
{
    Chart chart;
    int row;
    if (!trend->series->count) {
        page_text(page, translate(nothing));
        return;
    }
    set_chart(&chart, paper, trend);
    for (row = chart.rows - 1; row >= 0; row--)
        page_chart_row(page, paper, &chart, row);
    page_axis(page, paper, &chart, trend);
    series_free(&chart.columns);
    page_free(&chart.top);
    page_free(&chart.bottom);
}
