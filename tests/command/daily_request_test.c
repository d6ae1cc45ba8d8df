/* SPDX-License-Identifier: MIT */
/* Tests requests for the daily puzzle of a game and a date. */
#include <string.h>

#include "command/play/run_daily.h"
#include "host/clock.h"
#include "tests/kit/typed.h"

static DailyRequest request;

static int read_daily(CommandLine *line)
{
    return play_read_daily_request(&request, line);
}

static const char *date(void)
{
    return request.play.start.choice.date;
}

/* Midnight may pass during the test. */
static void the_default_date_is_today(void **state)
{
    Moment before, after;
    (void)state;
    clock_now(&before);
    assert_read(read_daily, "daily");
    clock_now(&after);
    assert_null(request.game);
    assert_true(strcmp(date(), before.day) == 0 ||
                strcmp(date(), after.day) == 0);
}

static void a_game_and_a_date_may_be_named(void **state)
{
    (void)state;
    assert_read(read_daily, "daily 2024-02-29");
    assert_null(request.game);
    assert_string_equal(date(), "2024-02-29");
    assert_read(read_daily, "daily sliding 2024-02-29 --show row");
    assert_string_equal(request.game->name, "sliding");
    assert_string_equal(date(), "2024-02-29");
    assert_true(request.play.at_once && request.play.once.show == SHOW_ROW);
    assert_true(request.play.start.choice.has_seed);
}

static void bad_requests_are_refused_with_a_message(void **state)
{
    static const RefusedLine refusals[] = {
        {"daily foo",
         "daily foo: Dates look like 2026-11-21: year, month, day"},
        {"daily 9999-12-31", "daily 9999-12-31: That day hasn't come yet"},
        {"daily 2024-02-29 kulki",
         "unexpected argument 'kulki'; see 'quadrille help daily'"},
        {"daily kulki 2024-02-29 x",
         "unexpected argument 'x'; see 'quadrille help daily'"},
        {"daily --show json",
         "--show needs a game: quadrille daily GAME --show"},
        {"daily kulki --show row",
         "--show row works only with sliding, not with kulki"},
        {"daily kulki --seed 1",
         "--seed can't be used with 'daily'; see 'quadrille help daily'"}};
    (void)state;
    assert_refused(read_daily, refusals, sizeof refusals / sizeof *refusals);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_default_date_is_today),
        cmocka_unit_test(a_game_and_a_date_may_be_named),
        cmocka_unit_test(bad_requests_are_refused_with_a_message)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
