/* SPDX-License-Identifier: MIT */
/* What a player can know who does not see covered tiles, and the unbiased
   dealer. */
#include "tests/kit/tile_texts.h"

#include <stdlib.h>
#include <string.h>

#include "solve/mahjong/rollout/pair_chances.h"
#include "solve/mahjong/rollout/unbiased_deal.h"
#include "tests/kit/asking.h"

enum { MEMORY = 2 << 20, NODES = 10000 };

static int take_memory(void **state)
{
    (void)state;
    return take_block(MEMORY);
}

static PairChancesAnswer judge(const Mahjong *game, u8 seed)
{
    PairChancesQuestion question = {0};
    PairChancesAnswer answer;
    question.game = game;
    question.seed[0] = seed;
    question.memory = lent;
    question.size = MEMORY;
    question.most_nodes = NODES;
    mahjong_pair_chances(&question, &answer);
    return answer;
}

static u8 same_answers(const PairChancesAnswer *a, const PairChancesAnswer *b)
{
    return a->move == b->move && a->nodes == b->nodes &&
           !memcmp(&a->odds, &b->odds, sizeof a->odds);
}

/* ----------------------------------------------------------------- fair */

/* Changes the faces of all covered tiles. */
static void turn_hidden(Mahjong *game)
{
    u8 first = 0;
    u8 last = game->layout.count;
    while (first < last) {
        u8 face = game->face[first];
        if (game->open[first] < MAHJONG_TILE_ABOVE || !face)
            first++;
        else if (game->open[last - 1] < MAHJONG_TILE_ABOVE ||
                 !game->face[last - 1])
            last--;
        else {
            game->face[first++] = game->face[--last];
            game->face[last] = face;
        }
    }
}

static void play_some(Mahjong *game, u8 *rng, u32 pairs)
{
    u16 moves[MOST_LIST];
    while (pairs-- && mahjong.status(game) == GOING) {
        u16 count = mahjong.list(game, moves, MOST_LIST);
        mahjong.apply(game, moves[rng_below(rng, count)], NULL);
    }
}

static void hidden_tiles_do_not_influence_the_choice(void **state)
{
    u8 rng[RNG_SIZE];
    u32 i;
    (void)state;
    seed_chance(rng, 3);
    for (i = 0; i < 40; i++) {
        Mahjong game, turned;
        PairChancesAnswer answer, other;
        deal_tiles(&game, i & 1 ? "turtle" : "turtle:flowers", i);
        play_some(&game, rng, i % 20);
        turned = game;
        turn_hidden(&turned);
        assert_memory_not_equal(&turned, &game, sizeof game);
        answer = judge(&game, (u8)i);
        other = judge(&turned, (u8)i);
        assert_true(same_answers(&answer, &other));
    }
}

static void only_the_seed_varies_the_choice(void **state)
{
    Mahjong game;
    PairChancesAnswer answer, again, other;
    (void)state;
    deal_tiles(&game, "turtle", 1);
    answer = judge(&game, 1);
    again = judge(&game, 1);
    other = judge(&game, 2);
    assert_true(same_answers(&answer, &again));
    assert_false(same_answers(&answer, &other));
}

/* The limit on nodes is respected too, except for a first look at each
   pair. */
static void chosen_moves_are_legal(void **state)
{
    Mahjong game;
    u32 won = 0;
    u32 i;
    (void)state;
    for (i = 0; i < 20; i++) {
        deal_tiles(&game, "turtle", i);
        while (mahjong.status(&game) == GOING) {
            PairChancesAnswer answer = judge(&game, 7);
            assert_int_not_equal(answer.move, MAHJONG_SHUFFLE);
            assert_int_equal(mahjong.apply(&game, answer.move, NULL), FINE);
            assert_true(answer.odds.trials > 0);
            assert_in_range(answer.odds.wins, 0, answer.odds.trials);
            assert_in_range(answer.odds.winnable, 0, answer.odds.boards);
            assert_in_range(answer.nodes, 1, 1100000);
        }
        won += !game.left;
    }
    print_message("# won %u of 20\n", won);
    assert_true(won >= 8);
}

static void certain_outcomes_have_certain_odds(void **state)
{
    Mahjong game;
    PairChancesAnswer answer;
    (void)state;
    read_tiles(&game, "0 0 0 1b\n0 6 0 1b\n");
    answer = judge(&game, 1);
    assert_int_equal(answer.move, 0 | 1 << 8);
    assert_int_equal(answer.odds.wins, answer.odds.trials);
    assert_int_equal(answer.odds.winnable, 2);
    read_tiles(&game, "0 0 0 1b\n0 2 0 2b\n0 4 0 1b\n0 6 0 2b\n"
                      "4 0 0 3b\n4 6 0 3b\n");
    answer = judge(&game, 1);
    assert_int_equal(answer.move, 4 | 5 << 8);
    assert_int_equal(answer.odds.wins, 0);
    assert_int_equal(answer.odds.winnable, 0);
}

static void without_pairs_or_memory_no_move_is_chosen(void **state)
{
    PairChancesQuestion question = {0};
    PairChancesAnswer answer;
    Mahjong game;
    (void)state;
    read_tiles(&game, "0 0 0 1b\n0 0 1 1b\n");
    answer = judge(&game, 1);
    assert_int_equal(answer.move, MAHJONG_SHUFFLE);
    deal_tiles(&game, "turtle", 1);
    question.game = &game;
    question.memory = lent;
    question.size = 1000;
    question.most_nodes = NODES;
    mahjong_pair_chances(&question, &answer);
    assert_int_equal(answer.move, MAHJONG_SHUFFLE);
    assert_int_equal(answer.odds.trials, 0);
}

static void small_memory_suffices_or_is_refused(void **state)
{
    static const u64 sizes[] = {0, 63, 50000, 150000, 200000, 300000};
    Mahjong game;
    size_t i;
    u32 answered = 0;
    (void)state;
    deal_tiles(&game, "turtle", 1);
    for (i = 0; i < COUNT_OF(sizes); i++) {
        PairChancesQuestion question = {0};
        PairChancesAnswer answer;
        lend_little(sizes[i]);
        question.game = &game;
        question.memory = lent;
        question.size = sizes[i];
        question.most_nodes = NODES;
        mahjong_pair_chances(&question, &answer);
        answered += answer.move != MAHJONG_SHUFFLE;
        end_loan();
    }
    assert_in_range(answered, 1, 4);
}

/* --------------------------------------------------------------- dealer */

static UnbiasedDeal free_deal(const Layout *layout, u32 number)
{
    static const u8 variant[VARIANT_SIZE] = {MAHJONG_SET_FOURS,
                                             MAHJONG_DEAL_ANYHOW};
    UnbiasedDeal deal = {0};
    deal.layout = layout;
    deal.variant = variant;
    deal.seed[0] = (u8)number;
    deal.seed[1] = (u8)(number >> 8);
    deal.memory = lent;
    deal.size = MEMORY;
    deal.most_nodes = 1000000;
    return deal;
}

/* Random play wins 5.7 % of boards that are dealt freely. */
static void free_deals_are_winnable_and_hard(void **state)
{
    u8 rng[RNG_SIZE];
    Layout layout;
    Mahjong game, again;
    u32 passed = 0;
    u32 won = 0;
    u32 i;
    (void)state;
    seed_chance(rng, 1);
    mahjong_build_turtle(&layout);
    for (i = 0; i < 1000; i++) {
        UnbiasedDeal deal = free_deal(&layout, i);
        memset(&game, 0, sizeof game);
        memset(&again, 0, sizeof again);
        assert_int_equal(mahjong_deal_unbiased(&deal, &game), SOLVED);
        passed += deal.seed[0] != (u8)i;
        mahjong_deal_layout(&again, &layout, deal.variant, deal.seed);
        assert_memory_equal(&game, &again, sizeof game);
        won += play_tiles_by_chance(&game, rng);
    }
    print_message("# passed over %u, won by chance %u\n", passed, won);
    assert_in_range(passed, 12, 48);
    assert_in_range(won, 30, 90);
}

/* Ten million nodes don't decide this board. */
static void undecided_boards_are_passed_over(void **state)
{
    static const u8 seed[SEED_SIZE] = {0xC5, 0x65, 0x1E, 0x06, 0xFE};
    Layout layout;
    Mahjong game;
    UnbiasedDeal deal;
    (void)state;
    get_own_layout(&layout, "mountain");
    deal = free_deal(&layout, 1);
    deal.most_nodes = 10000000;
    memcpy(deal.seed, seed, SEED_SIZE);
    memset(&game, 0, sizeof game);
    assert_int_equal(mahjong_deal_unbiased(&deal, &game), SOLVED);
    assert_memory_not_equal(deal.seed, seed, SEED_SIZE);
}

static void hopeless_layouts_stop_at_the_limit(void **state)
{
    Layout layout;
    Mahjong game;
    UnbiasedDeal deal;
    (void)state;
    get_layout(&layout, "0 0 0\n0 0 1\n0 0 2\n0 0 3\n");
    memset(&game, 1, sizeof game);
    deal = free_deal(&layout, 1);
    deal.most_nodes = 100;
    assert_int_equal(mahjong_deal_unbiased(&deal, &game), LIMIT);
    assert_int_equal(game.left, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hidden_tiles_do_not_influence_the_choice),
        cmocka_unit_test(only_the_seed_varies_the_choice),
        cmocka_unit_test(chosen_moves_are_legal),
        cmocka_unit_test(certain_outcomes_have_certain_odds),
        cmocka_unit_test(without_pairs_or_memory_no_move_is_chosen),
        cmocka_unit_test(small_memory_suffices_or_is_refused),
        cmocka_unit_test(free_deals_are_winnable_and_hard),
        cmocka_unit_test(undecided_boards_are_passed_over),
        cmocka_unit_test(hopeless_layouts_stop_at_the_limit),
    };
    return cmocka_run_group_tests(tests, take_memory, give_memory);
}
