/* SPDX-License-Identifier: MIT */
/* Tests plots: complete ones as they should look, and properties that hold for
   any numbers. */
#include <string.h>

#include "rules/core/rng.h"
#include "statistics/plot.h"
#include "tests/kit/drawn.h"

static const PlotPaper wide = {0, 80};
static const PlotPaper narrow = {0, 40};
static const PlotPaper ascii = {1, 80};
static const PlotPaper narrow_ascii = {1, 40};

/* Adds values that cluster around the middle, like the moves of won games. */
static void add_random(Series *series, size_t count, u16 least, u16 spread,
                       u32 factor)
{
    const u8 seed[SEED_SIZE] = {7};
    u8 rng[RNG_SIZE];
    u32 value;
    unsigned i;
    rng_seed(rng, seed);
    while (count--) {
        value = least;
        for (i = 0; i < 3; i++)
            value += rng_below(rng, spread);
        series_add(series, value * factor);
    }
}

static Series random_series(size_t count, u16 least, u16 spread, u32 factor)
{
    Series series = {NULL, 0, 0};
    add_random(&series, count, least, spread, factor);
    return series;
}

static Series series_of(const u32 *values, size_t count)
{
    Series series = {NULL, 0, 0};
    while (count--)
        series_add(&series, *values++);
    return series;
}

static void assert_histogram(Series series, const PlotPaper *paper, Unit unit,
                             const char *name)
{
    Page page = PAGE_EMPTY;
    plot_histogram(&page, paper, &series, unit);
    assert_drawn(&page, name);
    series_free(&series);
}

static void assert_trend(Series series, const PlotPaper *paper, Unit unit,
                         const char *last, const char *name)
{
    const Trend trend = {&series, unit, "2026-08-01", last};
    Page page = PAGE_EMPTY;
    plot_trend(&page, paper, &trend);
    assert_drawn(&page, name);
    series_free(&series);
}

/* ------------------------------------------------------------ histogram */

static void a_histogram_of_many_moves_is_drawn(void **state)
{
    (void)state;
    assert_histogram(random_series(400, 60, 20, 1), &wide, IN_NUMBERS,
                     "moves.txt");
    assert_histogram(random_series(400, 60, 20, 1), &narrow, IN_NUMBERS,
                     "moves-narrow.txt");
    assert_histogram(random_series(400, 60, 20, 1), &ascii, IN_NUMBERS,
                     "moves-ascii.txt");
    assert_histogram(random_series(400, 60, 20, 1), &narrow_ascii, IN_NUMBERS,
                     "moves-narrow-ascii.txt");
}

static void a_histogram_of_times_has_round_limits(void **state)
{
    (void)state;
    assert_histogram(random_series(40, 50, 100, 1000), &wide, IN_MILLISECONDS,
                     "times.txt");
    assert_histogram(random_series(40, 800, 1500, 3000), &narrow_ascii,
                     IN_MILLISECONDS, "hours.txt");
    assert_histogram(random_series(40, 800, 1500, 900000), &narrow,
                     IN_MILLISECONDS, "long-times.txt");
}

static void a_histogram_of_few_values_is_drawn(void **state)
{
    static const u32 values[] = {61, 7, 7, 7, 8, 40, 0};
    (void)state;
    assert_histogram(series_of(values, 0), &wide, IN_NUMBERS, "nothing.txt");
    assert_histogram(series_of(values, 1), &wide, IN_NUMBERS, "one.txt");
    assert_histogram(series_of(values + 1, 3), &wide, IN_NUMBERS, "same.txt");
    assert_histogram(series_of(values + 3, 2), &ascii, IN_NUMBERS, "two.txt");
    assert_histogram(series_of(values, 7), &wide, IN_NUMBERS, "gaps.txt");
}

/* Adds up all the counts in a plot. */
static unsigned long counted(const char *text)
{
    unsigned long sum = 0, count;
    const char *at;
    for (; *text; text = strchr(text, '\n') + 1) {
        at = strchr(text, '#');
        if (at && at < strchr(text, '\n')) {
            at += strspn(at, "# ");
            for (count = 0; *at >= '0' && *at <= '9'; at++)
                count = count * 10 + (unsigned long)(*at - '0');
            sum += count;
        }
    }
    return sum;
}

static size_t lines_in(const char *text)
{
    size_t lines = 0;
    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

static size_t longest_line(const char *text)
{
    size_t longest = 0, length;
    for (; *text; text += length + 1) {
        length = strcspn(text, "\n");
        longest = length > longest ? length : longest;
    }
    return longest;
}

/* Random values, from 1 up to the largest possible. */
static Series any_series(u8 *rng)
{
    Series series = {NULL, 0, 0};
    unsigned count = 1U + rng_below(rng, 300);
    u32 mask = 0xFFFFFFFFU >> rng_below(rng, 32);
    u32 base = rng_next(rng) & mask;
    u32 spread = 0xFFFFFFFFU >> rng_below(rng, 32);
    while (count--)
        series_add(&series, (base + (rng_next(rng) & spread)) & mask);
    return series;
}

static void every_value_is_in_a_bar_and_every_bar_fits(void **state)
{
    const u8 seed[SEED_SIZE] = {3};
    u8 rng[RNG_SIZE];
    Series series;
    Page page = PAGE_EMPTY;
    PlotPaper paper = {1, 0};
    unsigned i;
    (void)state;
    rng_seed(rng, seed);
    for (i = 0; i < 500; i++) {
        series = any_series(rng);
        paper.width = 40 + rng_below(rng, 41);
        page.used = 0;
        plot_histogram(&page, &paper, &series, (Unit)(i % 2));
        assert_int_equal(counted(page.text), series.count);
        assert_in_range(lines_in(page.text), 1, 12);
        assert_in_range(longest_line(page.text), 1, paper.width - 1);
        series_free(&series);
    }
    page_free(&page);
}

/* ---------------------------------------------------------------- trend */

static void a_trend_of_values_is_drawn(void **state)
{
    (void)state;
    assert_trend(random_series(37, 60, 20, 1), &wide, IN_NUMBERS, "2026-11-21",
                 "trend.txt");
    assert_trend(random_series(14, 60, 20, 3000), &wide, IN_MILLISECONDS,
                 "2026-11-21", "trend-times.txt");
    assert_trend(random_series(25, 60, 20, 1), &narrow_ascii, IN_NUMBERS,
                 "2026-11-21", "trend-narrow-ascii.txt");
}

static void a_column_averages_many_values(void **state)
{
    (void)state;
    assert_trend(random_series(400, 60, 20, 1), &wide, IN_NUMBERS,
                 "2026-11-21", "trend-many.txt");
    assert_trend(random_series(400, 60, 20, 1), &narrow, IN_NUMBERS,
                 "2026-11-21", "trend-many-narrow.txt");
}

static void a_trend_of_few_values_is_drawn(void **state)
{
    static const u32 values[] = {61, 7, 7, 7, 0, 9, 0, 0};
    (void)state;
    assert_trend(series_of(values, 0), &wide, IN_NUMBERS, "2026-08-01",
                 "nothing.txt");
    assert_trend(series_of(values, 1), &wide, IN_NUMBERS, "2026-08-01",
                 "trend-one.txt");
    assert_trend(series_of(values + 1, 3), &ascii, IN_NUMBERS, "2026-08-03",
                 "trend-same.txt");
    assert_trend(series_of(values + 3, 5), &wide, IN_NUMBERS, "2026-08-05",
                 "trend-gaps.txt");
    assert_trend(series_of(values + 6, 2), &wide, IN_NUMBERS, "2026-08-02",
                 "trend-zero.txt");
}

static void no_trend_leaves_the_plot(void **state)
{
    const u8 seed[SEED_SIZE] = {4};
    u8 rng[RNG_SIZE];
    Series series;
    Trend trend = {&series, IN_NUMBERS, "2026-08-01", "2026-11-21"};
    Page page = PAGE_EMPTY;
    PlotPaper paper = {1, 0};
    unsigned i;
    (void)state;
    rng_seed(rng, seed);
    for (i = 0; i < 500; i++) {
        series = any_series(rng);
        paper.width = 40 + rng_below(rng, 41);
        trend.unit = (Unit)(i % 2);
        page.used = 0;
        plot_trend(&page, &paper, &trend);
        assert_in_range(lines_in(page.text), 3, 11);
        assert_in_range(longest_line(page.text), 1, paper.width - 1);
        series_free(&series);
    }
    page_free(&page);
}

/* ------------------------------------------------------------- calendar */

static void assert_calendar(const u32 *ago, const PlotPaper *paper,
                            const char *today, const char *name)
{
    Page page = PAGE_EMPTY;
    calendar_plot(&page, paper, ago, today);
    assert_drawn(&page, name);
}

static void a_calendar_has_twelve_weeks_as_columns(void **state)
{
    const u8 seed[SEED_SIZE] = {5};
    u8 rng[RNG_SIZE];
    u32 ago[CALENDAR_DAYS];
    unsigned i;
    (void)state;
    rng_seed(rng, seed);
    for (i = 0; i < CALENDAR_DAYS; i++)
        ago[i] = rng_below(rng, 3) ? (u32)rng_below(rng, 10) : 0;
    assert_calendar(ago, &narrow, "2026-11-21", "calendar.txt");
    assert_calendar(ago, &narrow_ascii, "2026-11-21", "calendar-ascii.txt");
    assert_calendar(ago, &narrow, "2026-03-02", "calendar-monday.txt");
    assert_calendar(ago, &narrow, "2026-01-11", "calendar-sunday.txt");
}

static void a_calendar_without_games_is_empty(void **state)
{
    u32 ago[CALENDAR_DAYS] = {0};
    (void)state;
    assert_calendar(ago, &narrow, "2026-11-21", "calendar-none.txt");
    ago[0] = 1;
    assert_calendar(ago, &narrow, "2026-11-21", "calendar-one.txt");
}

static void without_a_date_there_is_no_calendar(void **state)
{
    static const char *const no_dates[] = {"", "0000-01-01", "10000-01-01"};
    u32 ago[CALENDAR_DAYS] = {1};
    Page page = PAGE_EMPTY;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(no_dates); i++) {
        page.used = 0;
        calendar_plot(&page, &narrow, ago, no_dates[i]);
        assert_string_equal(page.text,
                            "  The clock doesn't show a date from 1600 to "
                            "9999\n");
    }
    page_free(&page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_histogram_of_many_moves_is_drawn),
        cmocka_unit_test(a_histogram_of_times_has_round_limits),
        cmocka_unit_test(a_histogram_of_few_values_is_drawn),
        cmocka_unit_test(every_value_is_in_a_bar_and_every_bar_fits),
        cmocka_unit_test(a_trend_of_values_is_drawn),
        cmocka_unit_test(a_column_averages_many_values),
        cmocka_unit_test(a_trend_of_few_values_is_drawn),
        cmocka_unit_test(no_trend_leaves_the_plot),
        cmocka_unit_test(a_calendar_has_twelve_weeks_as_columns),
        cmocka_unit_test(a_calendar_without_games_is_empty),
        cmocka_unit_test(without_a_date_there_is_no_calendar),
    };
    return cmocka_run_group_tests_name("plots", tests, NULL, NULL);
}
