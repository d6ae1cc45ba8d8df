/* SPDX-License-Identifier: MIT */
/* Tests what is in a row: wins, and daily puzzles on consecutive days; and
   which result of a day's puzzle counts. */
#include "statistics/days.h"
#include "tests/kit/sample_outcomes.h"

/* Returns the streak of dailies of these dates, won on these days, as of now.
 */
static InARow streak_of(const char *now, const char *const (*days)[2],
                        size_t count)
{
    Tallies tallies = {NULL, 0, 0};
    Outcome outcome = plain_outcome;
    InARow streak;
    size_t i;
    for (i = 0; i < count; i++) {
        outcome.date = days[i][0];
        outcome.day = days[i][1];
        tallies_count(&tallies, &outcome);
    }
    tallies_settle(&tallies, now);
    streak = tallies_find(&tallies, OF_GAME, "freecell", "")->dailies;
    tallies_free(&tallies);
    return streak;
}

static void a_streak_of_dailies_lasts_until_a_day_is_missed(void **state)
{
    static const char *const days[][2] = {
        {"2026-02-26", "2026-02-26"}, {"2026-02-27", "2026-02-27"},
        {"2026-02-28", "2026-02-28"}, {"2026-03-01", "2026-03-01"},
        {"2026-03-02", "2026-03-04"}, /* a day late */
        {"2026-03-04", "2026-03-04"}, {"2026-03-04", "2026-03-04"},
        {"2026-03-03", "2026-03-03"}, /* a clock that was set back */
        {"2030-01-01", "2030-01-01"}, /* one that was wrong */
        {"2026-02-30", "2026-02-30"}, {"", "2026-03-02"},
    };
    static const struct {
        const char *now;
        Sum row;
    } cases[] = {
        {"2026-03-03", 2}, {"2026-03-04", 2}, {"2026-03-05", 2},
        {"2026-03-06", 0}, {"2027-03-04", 0}, {"2029-12-31", 1},
    };
    InARow streak;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(cases); i++) {
        streak = streak_of(cases[i].now, days, COUNT_OF(days));
        assert_int_equal(streak.now, cases[i].row);
        assert_int_equal(streak.most, 4);
    }
}

static void a_game_that_is_not_won_ends_wins_in_a_row(void **state)
{
    static const u8 statuses[] = {WON, WON, WON, GOING, WON, WON, STUCK, WON};
    Tallies tallies = {NULL, 0, 0};
    Outcome outcome = plain_outcome;
    const Tally *tally;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(statuses); i++) {
        outcome.status = statuses[i];
        tallies_count(&tallies, &outcome);
    }
    tally = tallies_find(&tallies, OF_VARIANT, "freecell", "4cells");
    assert_int_equal(tally->wins.now, 1);
    assert_int_equal(tally->wins.most, 3);
    tallies_free(&tallies);
}

/* All but one of the dailies are won alone; one game is won alone and one with
   help. */
static void help_ends_wins_in_a_row_without_help(void **state)
{
    static const char *const days[] = {"2026-03-01", "2026-03-02",
                                       "2026-03-03", "2026-03-04"};
    Tallies tallies = {NULL, 0, 0};
    Outcome outcome = plain_outcome;
    const Tally *tally;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(days); i++) {
        outcome.date = outcome.day = days[i];
        outcome.hints = i == 2;
        outcome.moves = i == 2 ? 10 : 90;
        tallies_count(&tallies, &outcome);
    }
    tallies_settle(&tallies, days[3]);
    tally = tallies_find(&tallies, OF_GAME, "freecell", "");
    assert_int_equal(tally->won, 3);
    assert_int_equal(tally->assisted, 1);
    assert_int_equal(tally->wins.now, 1);
    assert_int_equal(tally->wins.most, 2);
    assert_int_equal(tally->any_wins.now, 4);
    assert_int_equal(tally->dailies.now, 1);
    assert_int_equal(tally->dailies.most, 2);
    assert_int_equal(tally->any_dailies.now, 4);
    assert_int_equal(tally->figures[BY_MOVES].best, 90000);
    tallies_free(&tallies);
}

/* Whoever flies west has played tomorrow's puzzle. On each of five days, which
   end with tomorrow, there is none, one alone or one with help. */
static void help_never_shortens_what_is_in_a_row(void **state)
{
    static const char *const days[] = {
        "2026-02-26", "2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"};
    unsigned code, left;
    size_t i;
    (void)state;
    for (code = 1; code < 243; code++) {
        Tallies tallies = {NULL, 0, 0};
        Outcome outcome = plain_outcome;
        const Tally *tally;
        for (i = 0, left = code; i < COUNT_OF(days); i++, left /= 3) {
            outcome.date = outcome.day = days[i];
            outcome.hints = left % 3 == 2;
            if (left % 3)
                tallies_count(&tallies, &outcome);
        }
        tallies_settle(&tallies, "2026-03-01");
        tally = tallies_find(&tallies, OF_GAME, "freecell", "");
        assert_true(tally->dailies.now <= tally->any_dailies.now);
        assert_true(tally->dailies.most <= tally->any_dailies.most);
        if (code == 175) { /* three alone, none today, tomorrow's with help */
            assert_int_equal(tally->dailies.now, 3);
            assert_int_equal(tally->any_dailies.now, 3);
        }
        tallies_free(&tallies);
    }
}

/* How many moves a FreeCell puzzle took that was finished twice. */
static u32 moves_of_day(u32 moves, u32 hints, u32 later_moves, u32 later_hints)
{
    Days days = {.count = 0};
    Outcome outcome = plain_outcome;
    u32 counted;
    size_t i = 0;
    outcome.date = outcome.day;
    outcome.moves = moves;
    outcome.hints = hints;
    days_count(&days, &outcome);
    outcome.moves = later_moves;
    outcome.hints = later_hints;
    days_count(&days, &outcome);
    while (!days.list[0].games[i].state)
        i++;
    counted = days.list[0].games[i].moves;
    days_free(&days);
    return counted;
}

/* One without help counts rather than any other; then the moves decide, not
   how much help there was. */
static void the_better_result_of_a_day_counts(void **state)
{
    (void)state;
    assert_int_equal(moves_of_day(200, 0, 80, 1), 200);
    assert_int_equal(moves_of_day(80, 1, 200, 0), 200);
    assert_int_equal(moves_of_day(200, 1, 80, 3), 80);
    assert_int_equal(moves_of_day(80, 3, 200, 1), 80);
    assert_int_equal(moves_of_day(200, 0, 80, 0), 80);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_streak_of_dailies_lasts_until_a_day_is_missed),
        cmocka_unit_test(a_game_that_is_not_won_ends_wins_in_a_row),
        cmocka_unit_test(help_ends_wins_in_a_row_without_help),
        cmocka_unit_test(help_never_shortens_what_is_in_a_row),
        cmocka_unit_test(the_better_result_of_a_day_counts),
    };
    return cmocka_run_group_tests_name("streaks", tests, NULL, NULL);
}
