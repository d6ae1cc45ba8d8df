/* SPDX-License-Identifier: MIT */
/* Tests the latest results, for a chart of them. */
#include "statistics/recent.h"
#include "tests/kit/sample_outcomes.h"

static void the_latest_results_are_kept_in_order(void **state)
{
    RecentResults recent = {.kind = {"freecell", KIND_OF_VARIANT, "4cells"}};
    Outcome outcome = plain_outcome;
    u32 i;
    (void)state;
    outcome.game = "freecell";
    outcome.variant = "4cells";
    outcome.status = WON;
    for (i = 1; i <= MOST_RECENT_RESULTS + 3; i++) {
        outcome.moves = i;
        recent_results_count(&recent, &outcome);
    }
    assert_int_equal(recent.count, MOST_RECENT_RESULTS);
    assert_int_equal(recent.list[0].value, 4);
    assert_int_equal(recent.list[MOST_RECENT_RESULTS - 1].value, i - 1);
}

/* What was lost has no length, and what was reset doesn't count. */
static void results_tell_how_the_game_ended(void **state)
{
    RecentResults recent = {.kind = {"freecell", KIND_OF_VARIANT, "4cells"}};
    Outcome outcome = plain_outcome;
    (void)state;
    outcome.game = "freecell";
    outcome.variant = "4cells";
    outcome.moves = 80;
    outcome.status = WON;
    outcome.hints = 0;
    recent_results_count(&recent, &outcome);
    outcome.hints = 1;
    recent_results_count(&recent, &outcome);
    outcome.status = GOING;
    recent_results_count(&recent, &outcome);
    outcome.reset = 1;
    recent_results_count(&recent, &outcome);
    outcome.reset = 0;
    outcome.variant = "3cells";
    recent_results_count(&recent, &outcome);
    assert_int_equal(recent.count, 3);
    assert_int_equal(recent.list[0].end, RECENT_ALONE);
    assert_int_equal(recent.list[0].value, 80);
    assert_int_equal(recent.list[1].end, RECENT_HELPED);
    assert_int_equal(recent.list[2].end, RECENT_OPEN);
    assert_int_equal(recent.list[2].value, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_latest_results_are_kept_in_order),
        cmocka_unit_test(results_tell_how_the_game_ended)};
    return cmocka_run_group_tests_name("recent", tests, NULL, NULL);
}
