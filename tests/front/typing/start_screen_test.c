/* SPDX-License-Identifier: MIT */
/* Tests what keys do on the start screen. */
#include "typist.h"

#include "front/tui/dialogs/dialogs.h"
#include "table/today.h"
#include "tests/front/fake_screen.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

static time_t now;

time_t time(time_t *also)
{
    if (also)
        *also = now;
    return now;
}

/* Returns 1 if the keys choose a game. */
static int choose_by_keys(const char *keys, Choice *choice)
{
    static const Look look = {.colours = 256, .still = 1};
    Tui tui;
    Front front;
    int chosen;
    fake_screen = (FakeScreen){.terminal.colours = 256,
                               .width = 80,
                               .height = 24,
                               .paint = page_painted};
    fake.keys = keys;
    fake.over = 0;
    tui_set_up(&tui, &look, &front);
    chosen = home_choose(&tui, NULL, choice);
    tui_stop(&tui);
    return chosen;
}

static void a_puzzle_of_the_day_is_begun_only_on_a_day(void **state)
{
    const time_t year = 31556952; /* on average */
    Choice choice;
    Fault fault;
    Page page = PAGE_EMPTY;
    Store *store = store_open(&malloc_host, ":memory:");
    (void)state;
    now = 113 * year / 2;
    assert_true(choose_by_keys("3\r", &choice));
    assert_string_equal(choice.date, "");
    assert_true(choose_by_keys("d", &choice));
    assert_memory_equal(choice.date, "2026-", 5);
    /* A wrong clock. */
    now = 10000 * year;
    assert_false(choose_by_keys("d", &choice));
    assert_non_null(strstr(fake.screen.text, "Dates look like 2026-11-21"));
    assert_true(choose_by_keys("d\033\r", &choice));
    assert_string_equal(choice.date, "");
    choice_start(&choice, &kulki);
    assert_int_equal(choice_set_daily(&choice, "yesterday", &fault), BAD_DATE);
    assert_int_equal(dailies_page(&page, store, "", "", 0), STORE_FINE);
    page_free(&page);
    store_close(store);
}

static void yesterday_is_the_day_before(void **state)
{
    static const char *const days[][2] = {{"2026-02-01", "2026-01-31"},
                                          {"2026-01-01", "2025-12-31"},
                                          {"2026-03-01", "2026-02-28"},
                                          {"2028-03-01", "2028-02-29"},
                                          {"2026-11-21", "2026-11-20"}};
    Choice choice;
    Fault fault;
    size_t i;
    (void)state;
    for (i = 0; i < sizeof days / sizeof *days; i++) {
        struct tm noon = {.tm_hour = 12, .tm_isdst = -1};
        assert_int_equal(sscanf(days[i][0], "%d-%d-%d", &noon.tm_year,
                                &noon.tm_mon, &noon.tm_mday),
                         3);
        noon.tm_year -= 1900;
        noon.tm_mon -= 1;
        now = mktime(&noon);
        choice_start(&choice, &kulki);
        assert_int_equal(choice_set_daily(&choice, "yesterday", &fault), FINE);
        assert_string_equal(choice.date, days[i][1]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_puzzle_of_the_day_is_begun_only_on_a_day),
        cmocka_unit_test(yesterday_is_the_day_before)};
    return cmocka_run_group_tests_name("start screen", tests, NULL, NULL);
}
