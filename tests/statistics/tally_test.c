/* SPDX-License-Identifier: MIT */
/* Compares tallies with a simple count that goes through all games again for
   every number. */
#include <stdlib.h>
#include <string.h>

#include "rules/games.h"
#include "session/daily.h"
#include "tests/kit/sample_outcomes.h"

static const char today[] = "2026-10-30"; /* the last of the random days */

/* ----------------------------------------------------- the simple count */

typedef struct Crowd {
    const Outcome *outcomes;
    size_t count;
} Crowd;

static int belongs(const Tally *tally, const Outcome *outcome)
{
    if (tally->part == OF_DAY)
        return strcmp(tally->name, outcome->day) == 0;
    if (strcmp(tally->game, outcome->game) != 0 ||
        (tally->part == OF_OWN_BOARDS) != outcome->own_board)
        return 0;
    return tally->part != OF_VARIANT ||
           strcmp(tally->name, outcome->variant) == 0;
}

static Sum count_status(const Crowd *crowd, const Tally *tally, u8 status)
{
    Sum sum = 0;
    size_t i;
    for (i = 0; i < crowd->count; i++)
        sum += belongs(tally, &crowd->outcomes[i]) &&
               crowd->outcomes[i].status == status;
    return sum;
}

static void check_counts(const Crowd *crowd, const Tally *tally)
{
    Sum hints = 0, undos = 0, clock = 0, unaided = 0, assisted = 0, won = 0;
    size_t i;
    for (i = 0; i < crowd->count; i++) {
        if (!belongs(tally, &crowd->outcomes[i]))
            continue;
        hints += crowd->outcomes[i].hints;
        undos += crowd->outcomes[i].undos;
        clock += crowd->outcomes[i].clock;
        unaided += crowd->outcomes[i].hints == 0;
        won += crowd->outcomes[i].hints && crowd->outcomes[i].status == WON;
        assisted +=
            crowd->outcomes[i].hints && tally_is_finished(&crowd->outcomes[i]);
    }
    assert_int_equal(tally->hints, hints);
    assert_int_equal(tally->undos, undos);
    assert_int_equal(tally->clock, clock);
    assert_int_equal(tally->unaided, unaided);
    assert_int_equal(tally->assisted, assisted);
    assert_int_equal(tally->won + won, count_status(crowd, tally, WON));
    assert_int_equal(tally->lost, count_status(crowd, tally, LOST) +
                                      count_status(crowd, tally, STUCK));
    assert_int_equal(tally->given_up, count_status(crowd, tally, GOING));
    assert_int_equal(tally->games,
                     tally->won + won + tally->lost + tally->given_up);
}

static int counts_for(const Tally *tally, const Outcome *outcome,
                      Measure measure)
{
    const int is_kulki = strcmp(outcome->game, "kulki") == 0;
    return belongs(tally, outcome) &&
           (outcome->status == WON || (outcome->status == LOST && is_kulki)) &&
           !outcome->hints && (measure != BY_TIME || outcome->clock);
}

/* Finds the value at a rank, counted from 0, without sorting. */
static u32 value_at(const Crowd *crowd, const Tally *tally, Measure measure,
                    Sum rank)
{
    u32 value;
    Sum below = 0;
    size_t i;
    for (value = 0;; value++) {
        for (i = 0; i < crowd->count; i++)
            below += counts_for(tally, &crowd->outcomes[i], measure) &&
                     tally_measure(&crowd->outcomes[i], measure) ==
                         value * (measure == BY_TIME ? 1000 : 1);
        if (below > rank)
            return value;
    }
}

static void check_figures(const Crowd *crowd, const Tally *tally,
                          Measure measure)
{
    const Figures *figures = &tally->figures[measure];
    Sum count = 0, sum = 0;
    u32 low, high;
    size_t i;
    for (i = 0; i < crowd->count; i++)
        if (counts_for(tally, &crowd->outcomes[i], measure)) {
            count++;
            sum += tally_measure(&crowd->outcomes[i], measure);
        }
    assert_int_equal(figures->series.count, count);
    if (!count)
        return;
    sum *= measure == BY_TIME ? 1 : 1000;
    assert_in_range(figures->average * count, sum - count / 2,
                    sum + count / 2);
    low = value_at(crowd, tally, measure, (count - 1) / 2);
    high = value_at(crowd, tally, measure, count / 2);
    assert_int_equal(figures->median, (low + high) * 500);
    if (strcmp(tally->game, "kulki") == 0)
        low = value_at(crowd, tally, measure, count - 1);
    else
        low = value_at(crowd, tally, measure, 0);
    assert_int_equal(figures->best, low * 1000);
}

static void check_in_a_row(const Crowd *crowd, const Tally *tally,
                           const InARow *wins, u32 most_hints)
{
    Sum row = 0, most = 0;
    size_t i;
    for (i = 0; i < crowd->count; i++) {
        const Outcome *outcome = &crowd->outcomes[i];
        if (!belongs(tally, outcome))
            continue;
        row = outcome->status == WON && outcome->hints <= most_hints ? row + 1
                                                                     : 0;
        most = row > most ? row : most;
    }
    assert_int_equal(wins->now, row);
    assert_int_equal(wins->most, most);
}

static int has_daily(const Crowd *crowd, const Tally *tally, const char *date)
{
    const Outcome *outcome;
    size_t i;
    for (i = 0; i < crowd->count; i++) {
        outcome = &crowd->outcomes[i];
        if (counts_for(tally, outcome, BY_MOVES) && !outcome->own_board &&
            strcmp(outcome->date, date) == 0 &&
            strcmp(outcome->day, date) == 0)
            return 1;
    }
    return 0;
}

/* The random days cover two months of 31 days without gaps. */
static void check_dailies(const Crowd *crowd, const Tally *tally)
{
    Sum row = 0, most = 0, before = 0;
    unsigned i;
    for (i = 0; i < RANDOM_DAYS; i++) {
        before = row;
        if (i == 30) /* the last of August has no games */
            row = 0;
        row = has_daily(crowd, tally, random_day(i)) ? row + 1 : 0;
        most = row > most ? row : most;
    }
    assert_int_equal(tally->dailies.most, most);
    assert_int_equal(tally->dailies.now, row ? row : before);
}

static void every_number_matches_a_simple_count(void **state)
{
    Outcome *outcomes = random_outcomes(700, 1);
    Crowd crowd = {outcomes, 700};
    Tallies tallies = tally_outcomes(outcomes, 700, today);
    const Tally *tally;
    size_t i;
    (void)state;
    assert_int_equal(tallies.count, 8 + 5 + 5 + RANDOM_DAYS);
    for (i = 0; i < tallies.count; i++) {
        tally = tallies.list[i];
        check_counts(&crowd, tally);
        check_in_a_row(&crowd, tally, &tally->wins, 0);
        check_in_a_row(&crowd, tally, &tally->any_wins, MOST_COUNTED);
        if (tally->part == OF_DAY)
            continue;
        check_figures(&crowd, tally, BY_MOVES);
        check_figures(&crowd, tally, BY_SCORE);
        check_figures(&crowd, tally, BY_TIME);
        check_dailies(&crowd, tally);
    }
    tallies_free(&tallies);
    free(outcomes);
}

/* ----------------------------------------------------------------- laws */

static Sum games_of(const Tallies *tallies, Part part, const char *game)
{
    Sum sum = 0;
    size_t i;
    for (i = 0; i < tallies->count; i++)
        if (tallies->list[i]->part == part &&
            (!game || strcmp(tallies->list[i]->game, game) == 0))
            sum += tallies->list[i]->games;
    return sum;
}

/* There are far more games than any initial allocation holds. */
static void parts_add_up_to_the_whole(void **state)
{
    enum { COUNT = 100000 };
    Outcome *outcomes = random_outcomes(COUNT, 2);
    Tallies tallies = tally_outcomes(outcomes, COUNT, today);
    u8 i;
    (void)state;
    for (i = 0; i < games_count; i++)
        assert_int_equal(games_of(&tallies, OF_VARIANT, games[i]->name),
                         games_of(&tallies, OF_GAME, games[i]->name));
    assert_int_equal(games_of(&tallies, OF_GAME, NULL) +
                         games_of(&tallies, OF_OWN_BOARDS, NULL),
                     COUNT);
    assert_int_equal(games_of(&tallies, OF_DAY, NULL), COUNT);
    tallies_free(&tallies);
    free(outcomes);
}

static void variants_appear_in_the_menus_order(void **state)
{
    static const char *const order[][2] = {
        {"kulki", "kulki"},
        {"kulki", "lines98"},
        {"kulki", ""},
        {"kulki", ""},
        {"mahjong", "turtle"},
        {"mahjong", ""},
        {"mahjong", ""},
        {"freecell", "4cells"},
        {"freecell", ""},
        {"freecell", ""},
        {"sliding", "3x3"},
        {"sliding", "4x4"},
        {"sliding", "10x10"},
        {"sliding", ""},
        {"sliding", ""},
        {"go", "19x19"},
        {"go", ""},
        {"go", ""},
        {"", "2026-08-01"},
        {"", "2026-08-02"},
    };
    Outcome *outcomes = random_outcomes(700, 3);
    Tallies tallies = tally_outcomes(outcomes, 700, today);
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(order); i++) {
        assert_string_equal(tallies.list[i]->game, order[i][0]);
        assert_string_equal(tallies.list[i]->name, order[i][1]);
    }
    tallies_free(&tallies);
    free(outcomes);
}

static void tallies_without_games_are_zero(void **state)
{
    Tallies tallies = tally_outcomes(NULL, 0, today);
    (void)state;
    assert_int_equal(tallies.count, 0);
    assert_null(tallies_find(&tallies, OF_GAME, "freecell", ""));
    tallies_free(&tallies);
}

static void custom_boards_are_counted_apart(void **state)
{
    Outcome two[2] = {plain_outcome, plain_outcome};
    Tallies tallies;
    (void)state;
    two[1].own_board = 1;
    two[1].moves = 1;
    two[1].date = two[1].day;
    tallies = tally_outcomes(two, 2, "2026-11-01");
    assert_int_equal(
        tallies_find(&tallies, OF_GAME, "freecell", "")->figures->best, 90000);
    assert_int_equal(tallies_find(&tallies, OF_GAME, "freecell", "")->games,
                     1);
    assert_int_equal(
        tallies_find(&tallies, OF_OWN_BOARDS, "freecell", "")->figures->best,
        1000);
    assert_int_equal(
        tallies_find(&tallies, OF_OWN_BOARDS, "freecell", "")->dailies.most,
        0);
    assert_int_equal(tallies_find(&tallies, OF_DAY, "", "2026-11-01")->games,
                     2);
    tallies_free(&tallies);
}

/* ---------------------------------------------------------------- resets */

static void what_was_reset_counts_only_for_its_day(void **state)
{
    Tallies tallies = {NULL, 0, 0};
    Outcome outcome = plain_outcome;
    (void)state;
    outcome.date = outcome.day;
    outcome.reset = 1;
    tallies_count(&tallies, &outcome);
    outcome.name = "lotus";
    outcome.own_board = 1;
    tallies_count(&tallies, &outcome);
    tallies_settle(&tallies, "2026-11-01");
    assert_null(tallies_find(&tallies, OF_VARIANT, "freecell", "4cells"));
    assert_null(tallies_find(&tallies, OF_LAYOUT, "freecell", "lotus"));
    assert_null(tallies_find(&tallies, OF_OWN_BOARDS, "freecell", ""));
    assert_int_equal(tallies_find(&tallies, OF_GAME, "freecell", "")->games,
                     0);
    assert_int_equal(
        tallies_find(&tallies, OF_GAME, "freecell", "")->dailies.now, 1);
    assert_int_equal(tallies_find(&tallies, OF_DAY, "", "2026-11-01")->games,
                     2);
    tallies_free(&tallies);
}

/* ----------------------------------------------------------------- days */

static void days_are_counted_back_from_today(void **state)
{
    static const char *const days[] = {
        "2026-11-21", "2026-11-21", "2026-11-20", "2026-10-31", "2026-11-22",
        "2025-01-01", "no day",     "2026-11-12", "2026-10-30",
    };
    Tallies tallies = {NULL, 0, 0};
    Outcome outcome = plain_outcome;
    u32 ago[22];
    size_t i;
    Sum sum = 0;
    (void)state;
    for (i = 0; i < COUNT_OF(days); i++) {
        outcome.day = days[i];
        tallies_count(&tallies, &outcome);
    }
    tallies_count_days(&tallies, "2026-11-21", ago, 22);
    for (i = 0; i < 22; i++)
        sum += ago[i];
    assert_int_equal(ago[0], 2);
    assert_int_equal(ago[1], 1);
    assert_int_equal(ago[9], 1);
    assert_int_equal(ago[21], 1);
    assert_int_equal(sum, 5);
    tallies_count_days(&tallies, "no day", ago, 22);
    assert_int_equal(ago[0], 0);
    tallies_free(&tallies);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_number_matches_a_simple_count),
        cmocka_unit_test(parts_add_up_to_the_whole),
        cmocka_unit_test(variants_appear_in_the_menus_order),
        cmocka_unit_test(tallies_without_games_are_zero),
        cmocka_unit_test(custom_boards_are_counted_apart),
        cmocka_unit_test(what_was_reset_counts_only_for_its_day),
        cmocka_unit_test(days_are_counted_back_from_today),
    };
    return cmocka_run_group_tests_name("tallies", tests, NULL, NULL);
}
