/* SPDX-License-Identifier: MIT */
/* Tests averages that leave out the best and the worst games. */
#include "statistics/averages.h"

#include <stdlib.h>
#include <string.h>

#include "tests/kit/drawn.h"
#include "tests/kit/sample_outcomes.h"

static Series series_of(const u32 *values, size_t count)
{
    Series series = {NULL, 0, 0};
    size_t i;
    for (i = 0; i < count; i++)
        series_add(&series, values[i]);
    return series;
}

static void the_best_and_the_worst_are_left_out(void **state)
{
    static const u32 values[] = {9, 1, 5, 1000, 4};
    Series series = series_of(values, COUNT_OF(values));
    (void)state;
    assert_int_equal(averages_mean(&series, 5, 5), 600);
    series_free(&series);
}

static void averages_of_12_drop_one_each_and_of_100_five(void **state)
{
    Series series = {NULL, 0, 0};
    u32 i;
    (void)state;
    for (i = 1; i <= 100; i++)
        series_add(&series, i <= 5 ? 0 : i > 95 ? 100000 : i);
    assert_int_equal(averages_mean(&series, 100, 100), 5050);
    series.values[99] = 0;
    assert_int_not_equal(averages_mean(&series, 100, 100), 5050);
    assert_int_equal(averages_mean(&series, 12, 12), 510);
    series_free(&series);
}

static void the_best_average_may_be_an_old_one(void **state)
{
    static const u32 values[] = {8, 2, 2, 2, 1, 9, 9, 9, 9, 9};
    Series series = series_of(values, COUNT_OF(values));
    (void)state;
    assert_int_equal(averages_best(&series, 5), 200);
    assert_int_equal(averages_mean(&series, series.count, 5), 900);
    series_free(&series);
}

static void halves_are_rounded(void **state)
{
    static const u32 values[] = {1, 1, 1, 2, 9};
    Series series = series_of(values, COUNT_OF(values));
    (void)state;
    assert_int_equal(averages_mean(&series, 5, 5), 133);
    series_free(&series);
}

/* Adds this many games of a size, each one move longer than the one before. */
static void play(Tallies *tallies, const char *variant, u32 count, u32 clock)
{
    Outcome outcome = plain_outcome;
    u32 i;
    outcome.game = "sliding";
    outcome.variant = variant;
    for (i = 0; i < count; i++) {
        outcome.score = 50 + i;
        outcome.clock = clock ? clock + 1000 * i : 0;
        tallies_count(tallies, &outcome);
    }
}

static void each_size_has_its_rows(void **state)
{
    Tallies tallies = {NULL, 0, 0};
    Page page = PAGE_EMPTY;
    (void)state;
    play(&tallies, "4x4", 4, 1000);
    play(&tallies, "3x3", 12, 2500);
    play(&tallies, "5x5", 100, 60000);
    play(&tallies, "10x10", 5, 0);
    tallies_settle(&tallies, "2026-11-04");
    averages_page(&page, &tallies);
    assert_drawn(&page, "averages.txt");
    tallies_free(&tallies);
}

static void too_few_games_have_no_average(void **state)
{
    Tallies tallies = {NULL, 0, 0};
    Page page = PAGE_EMPTY;
    (void)state;
    play(&tallies, "4x4", 4, 1000);
    tallies_settle(&tallies, "2026-11-04");
    averages_page(&page, &tallies);
    assert_int_equal(page.used, 0);
    tallies_free(&tallies);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_best_and_the_worst_are_left_out),
        cmocka_unit_test(averages_of_12_drop_one_each_and_of_100_five),
        cmocka_unit_test(the_best_average_may_be_an_old_one),
        cmocka_unit_test(halves_are_rounded),
        cmocka_unit_test(each_size_has_its_rows),
        cmocka_unit_test(too_few_games_have_no_average),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
