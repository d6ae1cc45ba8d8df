/* SPDX-License-Identifier: MIT */
/* Tests the list of best games. */
#include <stdlib.h>
#include <string.h>

#include "tests/kit/sample_outcomes.h"

/* A move of the sliding puzzle can be several tiles, which its score counts.
 */
static u32 moves_of(const Outcome *one)
{
    return strcmp(one->game, "sliding") == 0 ? one->score : one->moves;
}

/* Compares two games of the same variant. */
static int is_better(const Outcome *a, const Outcome *b)
{
    if (strcmp(a->game, "kulki") == 0 && a->score != b->score)
        return a->score > b->score;
    if (strcmp(a->game, "kulki") != 0 && moves_of(a) != moves_of(b))
        return moves_of(a) < moves_of(b);
    if (a->hints != b->hints)
        return a->hints < b->hints;
    if (a->undos != b->undos)
        return a->undos < b->undos;
    if (a->clock != b->clock)
        return a->clock && (!b->clock || a->clock < b->clock);
    return a->id < b->id;
}

/* Counts the outcomes that are better than this one. */
static size_t rank_of(const Outcome *outcomes, size_t count,
                      const Outcome *one)
{
    const int endless = strcmp(one->game, "kulki") == 0;
    size_t rank = 0;
    size_t i;
    for (i = 0; i < count; i++)
        rank += strcmp(outcomes[i].game, one->game) == 0 &&
                strcmp(outcomes[i].variant, one->variant) == 0 &&
                !outcomes[i].own_board && !outcomes[i].hints == !one->hints &&
                (outcomes[i].status == WON ||
                 (outcomes[i].status == LOST && endless)) &&
                is_better(&outcomes[i], one);
    return rank;
}

static void assert_ranked(const char *game, const char *variant, size_t most)
{
    enum { COUNT = 3000 };
    Outcome *outcomes = random_outcomes(COUNT, 4);
    Scores scores = score_outcomes(outcomes, COUNT, game, variant, most);
    const Outcome *row;
    size_t i;
    assert_in_range(scores.count, 1, most);
    for (i = 0; i < scores.count; i++) {
        row = &scores.rows[i];
        assert_int_equal(rank_of(outcomes, COUNT, row), i);
        assert_string_equal(row->game, game);
        assert_string_equal(row->variant, variant);
        assert_string_equal(row->seed, outcomes[row->id - 1].seed);
        assert_string_equal(row->date, outcomes[row->id - 1].date);
        assert_string_equal(row->day, outcomes[row->id - 1].day);
        assert_int_equal(row->own_board, 0);
    }
    scores_free(&scores);
    free(outcomes);
}

static void the_best_games_are_ranked_like_a_simple_count(void **state)
{
    (void)state;
    assert_ranked("kulki", "lines98", 1);
    assert_ranked("kulki", "kulki", 10);
    assert_ranked("freecell", "4cells", 40);
    assert_ranked("sliding", "3x3", 5000);
    assert_ranked("go", "19x19", 17);
}

static void all_variants_are_ranked_together_by_default(void **state)
{
    Outcome three[3] = {plain_outcome, plain_outcome, plain_outcome};
    Scores scores;
    (void)state;
    three[1].variant = "3cells";
    three[1].moves = 80;
    three[2].game = "kulki";
    scores = score_outcomes(three, 3, "freecell", NULL, 10);
    assert_int_equal(scores.count, 2);
    assert_string_equal(scores.rows[0].variant, "3cells");
    scores_free(&scores);
}

static void games_with_help_have_their_own_list(void **state)
{
    Outcome three[3] = {plain_outcome, plain_outcome, plain_outcome};
    Scores scores;
    (void)state;
    three[1].id = 2;
    three[1].hints = 1;
    three[1].moves = 20;
    three[2].id = 3;
    three[2].moves = 50;
    scores = score_outcomes(three, 3, "freecell", NULL, 10);
    assert_int_equal(scores.count, 2);
    assert_int_equal(scores.rows[0].id, 3);
    scores_free(&scores);
    scores = score_assisted(three, 3, "freecell");
    assert_int_equal(scores.count, 1);
    assert_int_equal(scores.rows[0].id, 2);
    scores_free(&scores);
}

static void ties_go_to_less_help_and_then_to_the_earlier(void **state)
{
    static const u8 order[] = {3, 4, 2, 0, 1};
    Outcome five[5];
    Scores scores;
    size_t i;
    (void)state;
    for (i = 0; i < 5; i++) {
        five[i] = plain_outcome;
        five[i].id = (long long)i;
        five[i].undos = 5;
        five[i].hints = i < 3 ? 2 : 1;
    }
    five[1].undos = 9;
    five[0].ended = 2;
    scores = score_assisted(five, 5, "freecell");
    for (i = 0; i < 5; i++)
        assert_int_equal(scores.rows[i].id, order[i]);
    scores_free(&scores);
}

/* All wins in Mahjong take the same number of moves. */
static void ties_go_to_the_faster(void **state)
{
    static const u8 order[] = {2, 0, 1};
    static const u32 clocks[] = {60000, 0, 59999};
    Outcome three[3];
    Scores scores;
    size_t i;
    (void)state;
    for (i = 0; i < 3; i++) {
        three[i] = plain_outcome;
        three[i].id = (long long)i;
        three[i].clock = clocks[i];
    }
    scores = score_outcomes(three, 3, "freecell", NULL, 3);
    for (i = 0; i < 3; i++)
        assert_int_equal(scores.rows[i].id, order[i]);
    scores_free(&scores);
}

static void only_finished_games_of_deals_are_ranked(void **state)
{
    Outcome outcomes[5];
    Scores scores;
    size_t i;
    (void)state;
    for (i = 0; i < 5; i++) {
        outcomes[i] = plain_outcome;
        outcomes[i].status = (u8)i;
    }
    outcomes[4].status = WON;
    outcomes[4].own_board = 1;
    scores = score_outcomes(outcomes, 5, "freecell", NULL, 5);
    assert_int_equal(scores.count, 1);
    assert_int_equal(scores.rows[0].status, WON);
    scores_free(&scores);
    for (i = 0; i < 5; i++)
        outcomes[i].game = "kulki";
    scores = score_outcomes(outcomes, 5, "kulki", NULL, 5);
    assert_int_equal(scores.count, 2);
    assert_int_equal(scores.rows[0].status, WON);
    assert_int_equal(scores.rows[1].status, LOST);
    scores_free(&scores);
}

static size_t count_of_kind(const Outcome *outcomes, size_t count,
                            ResultPart part, const char *name)
{
    Scores scores;
    size_t i, ranked;
    scores_start(&scores, &(ResultKind){"freecell", part, name}, 10);
    for (i = 0; i < count; i++)
        scores_rank(&scores, &outcomes[i]);
    scores_settle(&scores);
    ranked = scores.count;
    scores_free(&scores);
    return ranked;
}

static void levels_and_layouts_have_lists(void **state)
{
    Outcome outcomes[5];
    size_t i;
    (void)state;
    for (i = 0; i < 5; i++)
        outcomes[i] = plain_outcome;
    outcomes[1].name = "easy";
    outcomes[2].name = "lotus";
    outcomes[2].own_board = 1;
    outcomes[3].name = "lotus hard";
    outcomes[3].own_board = 1;
    outcomes[3].variant = "turtle:random";
    outcomes[4].reset = 1;
    assert_int_equal(count_of_kind(outcomes, 5, KIND_OF_GAME, ""), 2);
    assert_int_equal(count_of_kind(outcomes, 5, KIND_OF_VARIANT, "4cells"), 2);
    assert_int_equal(count_of_kind(outcomes, 5, KIND_OF_LEVEL, "easy"), 1);
    assert_int_equal(count_of_kind(outcomes, 5, KIND_OF_LAYOUT, "lotus"), 2);
    assert_int_equal(count_of_kind(outcomes, 5, KIND_OF_LAYOUT, "lotus hard"),
                     1);
    assert_int_equal(count_of_kind(outcomes, 5, KIND_OF_LAYOUT, "lot"), 0);
    /* Then the layout is called that. */
    outcomes[3].variant = "turtle";
    assert_int_equal(count_of_kind(outcomes, 5, KIND_OF_LAYOUT, "lotus"), 1);
    assert_int_equal(count_of_kind(outcomes, 5, KIND_OF_LAYOUT, "lotus hard"),
                     1);
}

/* The list's memory grows with the number of places, not of games. */
static void a_short_list_uses_little_memory(void **state)
{
    enum { COUNT = 100000 };
    static const size_t wanted[] = {10, 1, 0};
    Outcome *outcomes = random_outcomes(COUNT, 5);
    Scores scores;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(wanted); i++) {
        scores = score_outcomes(outcomes, COUNT, "freecell", NULL, wanted[i]);
        assert_int_equal(scores.count, wanted[i]);
        assert_in_range(scores.room, 10, 64);
        scores_free(&scores);
    }
    free(outcomes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_best_games_are_ranked_like_a_simple_count),
        cmocka_unit_test(all_variants_are_ranked_together_by_default),
        cmocka_unit_test(games_with_help_have_their_own_list),
        cmocka_unit_test(ties_go_to_less_help_and_then_to_the_earlier),
        cmocka_unit_test(ties_go_to_the_faster),
        cmocka_unit_test(only_finished_games_of_deals_are_ranked),
        cmocka_unit_test(levels_and_layouts_have_lists),
        cmocka_unit_test(a_short_list_uses_little_memory),
    };
    return cmocka_run_group_tests_name("scores", tests, NULL, NULL);
}
