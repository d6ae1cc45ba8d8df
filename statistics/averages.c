/* SPDX-License-Identifier: MIT */
/* Computes the averages of speed-solvers, without the best and the worst
   games. */
#include "averages.h"

#include <string.h>

static const size_t counts[] = {5, 12, 100};

/* The mean of the middle values of the sorted games. */
Sum averages_mean(const Series *series, size_t end, size_t count)
{
    const size_t out = (count + 19) / 20;
    const Series part = {series->values + end - count, count, count};
    Series sorted = series_sorted(&part);
    Sum sum = 0;
    size_t i;
    ASSERT(count && count <= end && end <= series->count);
    ASSERT(2 * out < count);
    for (i = out; i < count - out; i++)
        sum += sorted.values[i];
    series_free(&sorted);
    count -= 2 * out;
    return (sum * 100 + count / 2) / count;
}

Sum averages_best(const Series *series, size_t count)
{
    Sum best = averages_mean(series, count, count);
    size_t end;
    ASSERT(count <= series->count);
    for (end = count + 1; end <= series->count; end++) {
        const Sum average = averages_mean(series, end, count);
        if (average < best)
            best = average;
    }
    return best;
}

/* Writes hundredths of a unit. For times, the series has milliseconds. */
static void page_hundredths(Page *page, Sum hundredths, Sum unit)
{
    ASSERT(unit);
    hundredths = (hundredths + unit / 2) / unit;
    page_format(page, "%7llu.%02llu", hundredths / 100, hundredths % 100);
}

static void page_pair(Page *page, const Series *series, size_t count, Sum unit)
{
    if (series->count < count) {
        page_format(page, " %10s %10s", "", "");
        return;
    }
    page_text(page, " ");
    page_hundredths(page, averages_mean(series, series->count, count), unit);
    page_text(page, " ");
    page_hundredths(page, averages_best(series, count), unit);
}

static void page_rows(Page *page, const Tally *tally)
{
    const Series *moves = &tally->figures[BY_SCORE].series;
    const Series *times = &tally->figures[BY_TIME].series;
    size_t i;
    ASSERT(tally->part == OF_VARIANT);
    for (i = 0; i < COUNT_OF(counts); i++) {
        if (moves->count < counts[i])
            break;
        page_format(page, "%-12s of %3lu", i ? "" : tally->name,
                    (unsigned long)counts[i]);
        page_pair(page, moves, counts[i], 1);
        page_pair(page, times, counts[i], 1000);
        page_line(page);
    }
}

/* Games in which players race against the clock and compare averages. */
static const char *const raced[] = {"sliding"};

static int is_raced(const char *game)
{
    size_t i = 0;
    while (i < COUNT_OF(raced) && strcmp(raced[i], game) != 0)
        i++;
    return i < COUNT_OF(raced);
}

void averages_page(Page *page, const Tallies *tallies)
{
    const size_t begin = page->used;
    size_t i;
    for (i = 0; i < tallies->count; i++) {
        const Tally *tally = tallies->list[i];
        if (tally->part != OF_VARIANT || !is_raced(tally->game) ||
            tally->figures[BY_SCORE].series.count < counts[0])
            continue;
        if (page->used == begin)
            page_format(page, "\n%-19s %s %s\n%30s%11s%11s%11s\n",
                        _("Averages"), _("------ moves -------"),
                        _(" ----- seconds ------"), _("last"),
                        translate_in("column", "best"), _("last"),
                        translate_in("column", "best"));
        page_rows(page, tally);
    }
}
