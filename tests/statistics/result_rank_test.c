/* SPDX-License-Identifier: MIT */
/* Tests how a finished game compares with the others of its kind. */
#include "statistics/result_rank.h"

#include <stdlib.h>
#include <string.h>

#include "host/page.h"
#include "tests/kit/sample_outcomes.h"

static ResultRank stand(const Outcome *outcomes, size_t count, long long id)
{
    ResultRank result_rank;
    size_t i;
    result_rank_start(&result_rank, id);
    for (i = 0; i < count; i++)
        result_rank_find(&result_rank, &outcomes[i]);
    for (i = 0; i < count; i++)
        result_rank_count(&result_rank, &outcomes[i]);
    return result_rank;
}

static void assert_page(const ResultRank *result_rank, const char *words)
{
    Page page = PAGE_EMPTY;
    page_put(&page, "", 0);
    result_rank_page(&page, result_rank, "FreeCell");
    assert_string_equal(page.text, words);
    page_free(&page);
}

/* ------------------------------------------------- compared with a count */

static int is_kulki(const Outcome *outcome)
{
    return strcmp(outcome->game, "kulki") == 0;
}

static int is_alike(const Outcome *a, const Outcome *b)
{
    return strcmp(a->game, b->game) == 0 &&
           strcmp(a->variant, b->variant) == 0 && a->own_board == b->own_board;
}

static int counts(const Outcome *outcome)
{
    return (outcome->status == WON ||
            (outcome->status == LOST && is_kulki(outcome))) &&
           !outcome->hints;
}

/* Whether the game beats every other one that counts; it needs one to beat. */
static int beats_all(const Outcome *outcomes, size_t count,
                     const Outcome *game, Measure measure)
{
    int others = 0;
    size_t i;
    if ((measure == BY_SCORE) != is_kulki(game) ||
        (measure == BY_TIME && !game->clock))
        return 0;
    for (i = 0; i < count; i++) {
        const Outcome *other = &outcomes[i];
        const u32 value = tally_measure(game, measure);
        const u32 beaten = tally_measure(other, measure);
        if (other == game || !is_alike(other, game) || !counts(other) ||
            (measure == BY_TIME && !other->clock))
            continue;
        others++;
        if (measure == BY_SCORE ? value <= beaten : value >= beaten)
            return 0;
    }
    return others > 0;
}

static Sum rank_among(const Outcome *outcomes, size_t count,
                      const Outcome *game, Sum *of)
{
    Sum rank = 1;
    size_t i;
    *of = 0;
    for (i = 0; i < count; i++)
        if (is_alike(&outcomes[i], game) && counts(&outcomes[i])) {
            rank += scores_compare(&outcomes[i], game) < 0;
            ++*of;
        }
    return rank;
}

/* Goes back to the last game that was not won without help. All are of one
   kind. */
static Sum wins_before(const Outcome *outcomes, const Outcome *game)
{
    Sum wins = 0;
    while (game >= outcomes && game->status == WON && !game->hints) {
        wins++;
        game--;
    }
    return wins;
}

static void a_standing_agrees_with_a_simple_count(void **state)
{
    enum { COUNT = 900 };
    size_t ranked = 0;
    unsigned bests = 0;
    u8 seed;
    size_t i;
    (void)state;
    for (seed = 1; seed < 4; seed++) {
        Outcome *outcomes = random_outcomes(COUNT, seed);
        for (i = 0; i < COUNT; i++) {
            const Outcome *game = &outcomes[i];
            ResultRank result_rank = stand(outcomes, COUNT, game->id);
            Sum rank, of;
            unsigned measure;
            rank = rank_among(outcomes, COUNT, game, &of);
            assert_int_equal(result_rank.rank, counts(game) ? rank : 0);
            assert_int_equal(result_rank.count, counts(game) ? of : 0);
            for (measure = 0; measure < MEASURES; measure++) {
                const int best =
                    counts(game) &&
                    beats_all(outcomes, COUNT, game, (Measure)measure);
                assert_int_equal(
                    result_rank_is_best(&result_rank, (Measure)measure), best);
                bests += (unsigned)best;
            }
            ranked += (size_t)counts(game);
            result_rank_free(&result_rank);
        }
        free(outcomes);
    }
    assert_in_range(ranked, 300, 3 * COUNT);
    assert_in_range(bests, 10, 200);
}

static void wins_in_a_row_agree_with_a_walk_back(void **state)
{
    enum { COUNT = 900 };
    Outcome *outcomes = random_outcomes(COUNT, 9);
    Outcome *kind = calloc(COUNT, sizeof *kind);
    size_t count = 0;
    Sum most = 0;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT; i++)
        if (is_alike(&outcomes[i], &outcomes[0]))
            kind[count++] = outcomes[i];
    for (i = 0; i < count; i++) {
        ResultRank result_rank = stand(outcomes, COUNT, kind[i].id);
        const Sum wins = wins_before(kind, &kind[i]);
        most = wins > most ? wins : most;
        assert_int_equal(result_rank.wins.now, wins);
        assert_int_equal(result_rank.wins.most, most);
        result_rank_free(&result_rank);
    }
    assert_in_range(count, 20, COUNT);
    free(kind);
    free(outcomes);
}

/* ----------------------------------------------------------------- words */

static void a_new_best_names_the_one_before(void **state)
{
    Outcome three[3] = {plain_outcome, plain_outcome, plain_outcome};
    ResultRank result_rank;
    (void)state;
    three[1].id = 2;
    three[1].moves = 95;
    three[2].id = 3;
    three[2].moves = 87;
    three[2].clock = 61000;
    result_rank = stand(three, 3, 3);
    assert_page(&result_rank,
                "New personal best: 87 moves (before: 90 moves).\n"
                "Rank 1 of 3. 3 wins in a row (best: 3).\n");
    result_rank_free(&result_rank);
    three[2].clock = 59000;
    result_rank = stand(three, 3, 3);
    assert_page(&result_rank,
                "New personal best: 87 moves (before: 90 moves), 0:59 "
                "(before: 1:00).\n"
                "Rank 1 of 3. 3 wins in a row (best: 3).\n");
    result_rank_free(&result_rank);
}

static void a_first_game_has_no_rank(void **state)
{
    Outcome two[2] = {plain_outcome, plain_outcome};
    ResultRank result_rank;
    (void)state;
    two[1].id = 2;
    two[1].variant = "3cells";
    result_rank = stand(two, 2, 2);
    assert_page(&result_rank, "Your first win: FreeCell.\n");
    result_rank_free(&result_rank);
    two[1].game = "kulki";
    two[1].status = LOST;
    result_rank = stand(two, 2, 2);
    assert_page(&result_rank, "Your first finished game: FreeCell.\n");
    result_rank_free(&result_rank);
}

static void a_score_is_best_if_it_is_highest(void **state)
{
    Outcome two[2] = {plain_outcome, plain_outcome};
    ResultRank result_rank;
    (void)state;
    two[0].game = two[1].game = "kulki";
    two[0].status = two[1].status = LOST;
    two[1].id = 2;
    two[1].score = 53;
    two[1].moves = two[1].clock = 1;
    result_rank = stand(two, 2, 2);
    assert_page(&result_rank, "New personal best: 53 points (before: 52 "
                              "points).\nRank 1 of 2.\n");
    result_rank_free(&result_rank);
}

/* From ten games on there is a percentage, unless it is zero. */
static void a_percentile_counts_the_games_that_are_worse(void **state)
{
    static const struct {
        size_t count;
        u32 moves; /* the others need 100, 101 ... */
        const char *words;
    } cases[] = {{9, 103, "Rank 4 of 9.\n"},
                 {10, 103, "Rank 4 of 10, better than 66% of the others.\n"},
                 {10, 108, "Rank 9 of 10, better than 11% of the others.\n"},
                 {10, 200, "Rank 10 of 10.\n"},
                 {41, 102, "Rank 3 of 41, better than 95% of the others.\n"}};
    size_t i, j, k;
    (void)state;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        Outcome many[41];
        ResultRank result_rank;
        for (k = 0; k < cases[i].count; k++) {
            many[k] = plain_outcome;
            many[k].id = (long long)k + 1;
            many[k].clock = 0;
            many[k].moves = 100 + (u32)k;
        }
        k = cases[i].count - 1;
        many[k].moves = cases[i].moves;
        many[k].undos = 0;
        for (j = 0; j < k; j++)
            many[j].undos = 1; /* so that equal moves rank behind it */
        result_rank = stand(many, cases[i].count, (long long)k + 1);
        assert_int_equal(result_rank_percentile(&result_rank),
                         cases[i].count < LEAST_FOR_PERCENTILE
                             ? 0
                             : (cases[i].count - result_rank.rank) * 100 /
                                   (cases[i].count - 1));
        result_rank.wins.now = 1;
        assert_page(&result_rank, cases[i].words);
        result_rank_free(&result_rank);
    }
}

static void help_and_losses_have_no_rank(void **state)
{
    Outcome two[2] = {plain_outcome, plain_outcome};
    ResultRank result_rank;
    (void)state;
    two[1].id = 2;
    two[1].hints = 1;
    result_rank = stand(two, 2, 2);
    assert_page(&result_rank, "Games with help aren't ranked.\n");
    result_rank_free(&result_rank);
    two[1].hints = 0;
    two[1].status = STUCK;
    result_rank = stand(two, 2, 2);
    assert_page(&result_rank, "");
    result_rank_free(&result_rank);
    result_rank = stand(two, 2, 7);
    assert_page(&result_rank, "");
    result_rank_free(&result_rank);
}

/* Custom boards compare with those of the same name alone. */
static void boards_compare_by_name(void **state)
{
    Outcome three[3] = {plain_outcome, plain_outcome, plain_outcome};
    ResultRank result_rank;
    size_t i;
    (void)state;
    for (i = 0; i < 3; i++) {
        three[i].id = (long long)i + 1;
        three[i].own_board = 1;
        three[i].name = i ? "lotus" : "";
    }
    result_rank = stand(three, 3, 3);
    assert_int_equal(result_rank.count, 2);
    assert_int_equal(result_rank.rank, 2);
    result_rank_free(&result_rank);
}

/* A reset is a fresh start. */
static void results_that_were_reset_are_not_compared(void **state)
{
    Outcome outcomes[2] = {plain_outcome, plain_outcome};
    ResultRank result_rank;
    (void)state;
    outcomes[0].moves = 1;
    outcomes[0].reset = 1;
    outcomes[1].id = 2;
    result_rank = stand(outcomes, 2, 2);
    assert_int_equal(result_rank.rank, 1);
    assert_int_equal(result_rank.count, 1);
    assert_int_equal(result_rank.wins.now, 1);
    assert_page(&result_rank, "Your first win: FreeCell.\n");
    result_rank_free(&result_rank);
    result_rank = stand(outcomes, 2, 1);
    assert_page(&result_rank, "This result was reset, and isn't ranked.\n");
    result_rank_free(&result_rank);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_standing_agrees_with_a_simple_count),
        cmocka_unit_test(wins_in_a_row_agree_with_a_walk_back),
        cmocka_unit_test(a_new_best_names_the_one_before),
        cmocka_unit_test(a_first_game_has_no_rank),
        cmocka_unit_test(a_score_is_best_if_it_is_highest),
        cmocka_unit_test(a_percentile_counts_the_games_that_are_worse),
        cmocka_unit_test(help_and_losses_have_no_rank),
        cmocka_unit_test(boards_compare_by_name),
        cmocka_unit_test(results_that_were_reset_are_not_compared),
    };
    return cmocka_run_group_tests_name("standing", tests, NULL, NULL);
}
