/* SPDX-License-Identifier: MIT */
/* Tests who is better in a match, and by how much. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bot/match_totals.h"
#include "rules/freecell/freecell.h"
#include "rules/games.h"
#include "rules/kulki/kulki.h"
#include "rules/sliding/sliding.h"

static MatchGame ended(MatchEnd end, u32 moves, u32 score)
{
    return (MatchGame){.end = end, .moves = moves, .score = score};
}

/* Results of a game, the best first; equal ones have the same place. */
static void check_order(const Game *game, const MatchGame *results,
                        const int *places, int count)
{
    int i, k;
    for (i = 0; i < count; i++)
        for (k = 0; k < count; k++)
            assert_int_equal(match_compare(game, &results[i], &results[k]),
                             (places[i] < places[k]) -
                                 (places[i] > places[k]));
}

static void wins_count_before_moves(void **state)
{
    const MatchGame results[] = {
        ended(MATCH_WON, 60, 52),    ended(MATCH_WON, 61, 52),
        ended(MATCH_LOST, 10, 51),   ended(MATCH_LONG, 2000, 3),
        ended(MATCH_RESIGNED, 0, 0), ended(MATCH_DIED, 60, 52),
        ended(MATCH_ILLEGAL, 61, 52)};
    static const int places[] = {0, 1, 2, 2, 2, 3, 3};
    (void)state;
    check_order(&freecell, results, places, COUNT_OF(places));
}

static void single_moves_count_where_the_score_does(void **state)
{
    const MatchGame results[] = {ended(MATCH_WON, 14, 18),
                                 ended(MATCH_WON, 13, 20)};
    static const int places[] = {0, 1};
    (void)state;
    check_order(&sliding, results, places, COUNT_OF(places));
}

static void points_count_however_the_game_ended(void **state)
{
    const MatchGame results[] = {
        ended(MATCH_LONG, 2000, 900), ended(MATCH_LOST, 500, 800),
        ended(MATCH_LOST, 10, 0), ended(MATCH_LATE, 600, 1000)};
    static const int places[] = {0, 1, 2, 3};
    (void)state;
    check_order(&kulki, results, places, COUNT_OF(places));
}

static void totals_are_about_wins_or_points(void **state)
{
    MatchTotals totals = {0};
    MatchGame game = ended(MATCH_WON, 14, 20);
    (void)state;
    game.optimum = 18;
    match_totals_add(&totals, &sliding, &game);
    game.score = 24;
    match_totals_add(&totals, &sliding, &game);
    game.end = MATCH_LOST;
    match_totals_add(&totals, &sliding, &game);
    game.end = MATCH_LATE;
    match_totals_add(&totals, &sliding, &game);
    assert_int_equal(totals.games, 4);
    assert_int_equal(totals.won, 2);
    assert_int_equal(totals.failed, 1);
    assert_true(match_mean(&totals.figure) == 22);
    assert_true(match_mean(&totals.excess) == 4);
    totals = (MatchTotals){0};
    game = ended(MATCH_LOST, 100, 30);
    match_totals_add(&totals, &kulki, &game);
    game.end = MATCH_DIED; /* its points don't count */
    match_totals_add(&totals, &kulki, &game);
    assert_true(match_mean(&totals.figure) == 15);
    assert_int_equal(totals.excess.count, 0);
}

/* 2, 4, 4, 4, 5, 5, 7, 9: the mean is 5, and the variance 32 / 7. */
static void margins_are_those_of_a_mean(void **state)
{
    static const double values[] = {2, 4, 4, 4, 5, 5, 7, 9};
    MatchMean mean = {0};
    double margin;
    size_t i;
    (void)state;
    assert_true(match_mean(&mean) == 0 && match_mean_margin(&mean) == 0);
    for (i = 0; i < COUNT_OF(values); i++) {
        mean.count++;
        mean.sum += values[i];
        mean.squares += values[i] * values[i];
        if (!i)
            assert_true(match_mean_margin(&mean) == 0);
    }
    margin = match_mean_margin(&mean);
    assert_true(match_mean(&mean) == 5);
    assert_true(margin > 1.4815 && margin < 1.4817);
}

static void eight_deals_more_decide(void **state)
{
    const MatchDuel duels[] = {
        {7, 0, 100}, {8, 0, 0}, {20, 12, 3}, {20, 13, 0}};
    static const int decisions[] = {0, 1, 1, 0};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(duels); i++) {
        const MatchDuel turned = {duels[i].second, duels[i].first,
                                  duels[i].equal};
        assert_int_equal(match_duel_decision(&duels[i]), decisions[i]);
        assert_int_equal(match_duel_decision(&turned), -decisions[i]);
        assert_true(match_duel_ratio(&duels[i]) == -match_duel_ratio(&turned));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wins_count_before_moves),
        cmocka_unit_test(single_moves_count_where_the_score_does),
        cmocka_unit_test(points_count_however_the_game_ended),
        cmocka_unit_test(totals_are_about_wins_or_points),
        cmocka_unit_test(margins_are_those_of_a_mean),
        cmocka_unit_test(eight_deals_more_decide)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
