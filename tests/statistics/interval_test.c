/* SPDX-License-Identifier: MIT */
/* Tests Wilson's intervals against published and independently computed
   ends. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "statistics/interval.h"

static void assert_near(double is, double should, double tolerance)
{
    assert_true(is - should <= tolerance && should - is <= tolerance);
}

static void assert_interval(Interval interval, double low, double high)
{
    assert_near(interval.low, low, 1e-6);
    assert_near(interval.high, high, 1e-6);
}

static void roots_are_exact_to_the_last_digits(void **state)
{
    double square;
    (void)state;
    assert_near(interval_square_root(0), 0, 0);
    for (square = 1e-12; square < 1e18; square *= 7.3) {
        const double root = interval_square_root(square);
        assert_near(root * root / square, 1, 1e-14);
    }
}

/* Newcombe, "Two-sided confidence intervals for the single proportion", 1998,
   table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29. */
static void published_intervals_are_met(void **state)
{
    (void)state;
    assert_interval(interval_of_share(81, 0, 263), 0.255289, 0.366210);
    assert_interval(interval_of_share(15, 0, 148), 0.062386, 0.160487);
    assert_interval(interval_of_share(0, 0, 20), 0, 0.161125);
    assert_interval(interval_of_share(1, 0, 29), 0.006113, 0.171755);
}

static void unknown_trials_widen_both_ends(void **state)
{
    const Interval all_fail = interval_of_share(50, 0, 100);
    const Interval all_succeed = interval_of_share(60, 0, 100);
    (void)state;
    assert_interval(interval_of_share(50, 10, 100), all_fail.low,
                    all_succeed.high);
    assert_interval(interval_of_share(0, 100, 100), 0, 1);
    assert_interval(interval_of_share(0, 0, 0), 0, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(roots_are_exact_to_the_last_digits),
        cmocka_unit_test(published_intervals_are_met),
        cmocka_unit_test(unknown_trials_widen_both_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
