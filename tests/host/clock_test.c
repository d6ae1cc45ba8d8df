/* SPDX-License-Identifier: MIT */
/* Tests dates from any clock, and time during which the program was suspended.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

#include <cmocka.h>

#include "host/clock.h"

static void a_date_has_a_year_of_four_digits_or_is_empty(void **state)
{
    static const struct {
        long long seconds;
        const char *day;
    } cases[] = {
        {0, "1970-01-01"},
        {1795305600LL, "2026-11-22"},
        {253402300799LL, "9999-12-31"},
        {253402300800LL, ""}, /* 10000-01-01 */
        {67768036191676799LL, ""},
        {67768036191676800LL, ""}, /* localtime_r fails */
        {9223372036854775807LL, ""},
        {-9223372036854775807LL - 1, ""},
        {-11676096000LL, "1600-01-01"},
        {-11676096001LL, ""},
    };
    Moment moment;
    size_t i;
    (void)state;
    setenv("TZ", "UTC", 1);
    tzset();
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        clock_moment(&moment, cases[i].seconds);
        assert_string_equal(moment.day, cases[i].day);
        assert_int_equal(moment.seconds, cases[i].seconds);
    }
}

/* New Year's Eve in New York, when it is next year in Greenwich. */
static void a_day_is_that_of_the_players_clock(void **state)
{
    Moment moment;
    (void)state;
    setenv("TZ", "EST5", 1);
    tzset();
    clock_moment(&moment, 1798765200LL);
    assert_string_equal(moment.day, "2026-12-31");
    setenv("TZ", "UTC", 1);
    tzset();
    clock_moment(&moment, 1798765200LL);
    assert_string_equal(moment.day, "2027-01-01");
}

/* 0x80000000 milliseconds are 24.9 days. */
static void time_away_stops_at_its_limit(void **state)
{
    (void)state;
    assert_int_equal(clock_add_away(0, 5), 5);
    assert_int_equal(clock_add_away(5, 7), 12);
    assert_int_equal(clock_add_away(5, -7), 5);
    assert_int_equal(clock_add_away(0, 0x80000000LL), LONG_AWAY);
    assert_int_equal(clock_add_away(1, LONG_AWAY), LONG_AWAY);
    assert_int_equal(clock_add_away(LONG_AWAY, 1), LONG_AWAY);
    assert_int_equal(clock_add_away(LONG_AWAY, 9223372036854775807LL),
                     LONG_AWAY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_date_has_a_year_of_four_digits_or_is_empty),
        cmocka_unit_test(a_day_is_that_of_the_players_clock),
        cmocka_unit_test(time_away_stops_at_its_limit),
    };
    return cmocka_run_group_tests_name("watch", tests, NULL, NULL);
}
