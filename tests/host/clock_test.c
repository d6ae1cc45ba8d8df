/* SPDX-License-Identifier: MIT */
/* Tests dates from any clock, and time during which the program was suspended.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "host/clock.h"
#include "session/daily.h"

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

enum { HOUR = 3600 };

/* The hours of a day of 2026 by the clock, which may be put forward or back in
   it. Time zones are spelled out, as not all machines know their names. */
static void days_have_the_hours_of_the_clock(void **state)
{
    static const struct {
        const char *zone, *day;
        int hours;
    } cases[] = {{"UTC", "2026-10-25", 24},
                 {"CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-28", 24},
                 {"CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29", 23},
                 {"CET-1CEST,M3.5.0,M10.5.0/3", "2026-07-01", 24},
                 {"CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25", 25},
                 {"CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-26", 24},
                 /* Santiago's clocks change at midnight. */
                 {"<-04>4<-03>,M9.1.6/24,M4.1.6/24", "2026-04-04", 25},
                 {"<-04>4<-03>,M9.1.6/24,M4.1.6/24", "2026-09-06", 23}};
    const long long year = 1767225600LL; /* in Greenwich */
    Moment moment;
    size_t i;
    int hour;
    (void)state;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        int hours = 0;
        setenv("TZ", cases[i].zone, 1);
        clock_read_zone();
        for (hour = 0; hour < 365 * 24; hour++) {
            clock_moment(&moment, year + hour * HOUR);
            hours += strcmp(moment.day, cases[i].day) == 0;
        }
        assert_int_equal(hours, cases[i].hours);
    }
    setenv("TZ", "UTC", 1);
    clock_read_zone();
}

/* No day is left out or comes again, so no streak breaks. */
static void days_follow_one_another_where_clocks_change(void **state)
{
    static const char *const zones[] = {"CET-1CEST,M3.5.0,M10.5.0/3",
                                        "<-04>4<-03>,M9.1.6/24,M4.1.6/24",
                                        "LHST-10:30LHDT-11,M10.1.0,M4.1.0"};
    const long long seconds =
        1767268800LL; /* noon in Greenwich, New Year's Day */
    Moment moment;
    size_t i;
    u32 last;
    int half_hour;
    (void)state;
    for (i = 0; i < sizeof zones / sizeof *zones; i++) {
        setenv("TZ", zones[i], 1);
        clock_read_zone();
        clock_moment(&moment, seconds);
        last = daily_day_number(moment.day);
        for (half_hour = 0; half_hour <= 364 * 48; half_hour++) {
            u32 number;
            clock_moment(&moment, seconds + half_hour * (HOUR / 2));
            number = daily_day_number(moment.day);
            assert_in_range(number, last, last + 1);
            last = number;
        }
        assert_string_equal(moment.day, "2026-12-31");
    }
    setenv("TZ", "UTC", 1);
    clock_read_zone();
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
        cmocka_unit_test(days_have_the_hours_of_the_clock),
        cmocka_unit_test(days_follow_one_another_where_clocks_change),
        cmocka_unit_test(time_away_stops_at_its_limit),
    };
    return cmocka_run_group_tests_name("watch", tests, NULL, NULL);
}
