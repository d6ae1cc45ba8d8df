/* SPDX-License-Identifier: MIT */
/* What is promised to be winnable is, deal after deal, by proof; and of boards
   that are dealt anyhow as many as is published cannot be won. */
#include "tests/kit/tile_texts.h"

#include <stdlib.h>

#include "solve/mahjong/rollout/unbiased_deal.h"
#include "tests/kit/asking.h"

enum { MEMORY = 4 << 20 };

static int take_memory(void **state)
{
    (void)state;
    return take_block(MEMORY);
}

/* Fewer where tests are to be quick. */
static u32 deals_of(u32 few, u32 many)
{
    return getenv("QUADRILLE_LONG") ? many : few;
}

static Verdict verdict_of(const Mahjong *game)
{
    return ask_on(&mahjong, game, SOLVE_PROVE, MEMORY, no_limit).verdict;
}

static void every_deal_of_the_default_dealer_can_be_won(void **state)
{
    const u32 deals = deals_of(2000, 100000);
    Mahjong game;
    u32 i;
    (void)state;
    for (i = 0; i < deals; i++) {
        deal_tiles(&game, i & 1 ? "turtle" : "turtle:flowers", i);
        assert_int_equal(verdict_of(&game), SOLVED);
    }
}

static void so_can_those_on_other_layouts(void **state)
{
    const u32 deals = deals_of(100, 10000);
    Layout layout;
    Mahjong game;
    u32 nth, i;
    (void)state;
    for (nth = 0; own_layouts[nth]; nth++) {
        get_own_layout(&layout, own_layouts[nth]);
        for (i = 0; i < deals; i++) {
            assert_int_equal(deal_on(&game, &layout, "turtle", i), FINE);
            assert_int_equal(verdict_of(&game), SOLVED);
        }
    }
}

static void every_reshuffle_can_be_won(void **state)
{
    const u32 deals = deals_of(1000, 100000);
    u8 rng[RNG_SIZE];
    Mahjong game;
    u32 reshuffled = 0;
    u32 i;
    (void)state;
    seed_chance(rng, 8);
    for (i = 0; i < deals; i++) {
        deal_tiles(&game, "turtle:random", i);
        if (play_tiles_by_chance(&game, rng) || mahjong_check_reshuffle(&game))
            continue;
        assert_int_equal(mahjong.apply(&game, MAHJONG_SHUFFLE, NULL), FINE);
        assert_int_equal(verdict_of(&game), SOLVED);
        reshuffled++;
    }
    assert_in_range(reshuffled, deals / 2, deals);
}

static void the_dealer_without_a_bias_deals_what_is_won(void **state)
{
    static const u8 variant[VARIANT_SIZE] = {SET_FLOWERS, DEAL_ANYHOW};
    const u32 deals = deals_of(500, 100000);
    Layout layout;
    Mahjong game;
    u32 i;
    (void)state;
    mahjong_build_turtle(&layout);
    for (i = 0; i < deals; i++) {
        UnbiasedDeal deal = {.layout = &layout,
                             .variant = variant,
                             .memory = lent,
                             .size = MEMORY,
                             .most_nodes = no_limit};
        deal.seed[0] = (u8)i;
        deal.seed[1] = (u8)(i >> 8);
        deal.seed[2] = (u8)(i >> 16);
        assert_int_equal(mahjong_deal_unbiased(&deal, &game), SOLVED);
        assert_int_equal(mahjong.deal(&game, variant, deal.seed), FINE);
        assert_int_equal(verdict_of(&game), SOLVED);
    }
}

/* Published: 2.955 % of ten million. So many of these, give or take three
   deviations and the uncertainty of what was published. */
static void as_many_as_is_known_cannot_be_won(void **state)
{
    const u32 deals = deals_of(4000, 100000);
    const u32 spread = deals_of(33, 170);
    u32 impossible = 0;
    Mahjong game;
    u32 i;
    (void)state;
    for (i = 0; i < deals; i++) {
        deal_tiles(&game, "turtle:random", i + 70000);
        impossible += verdict_of(&game) == IMPOSSIBLE;
    }
    print_message("# impossible %u of %u\n", impossible, deals);
    assert_in_range(impossible, deals * 2955 / 100000 - spread,
                    deals * 2955 / 100000 + spread);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_deal_of_the_default_dealer_can_be_won),
        cmocka_unit_test(so_can_those_on_other_layouts),
        cmocka_unit_test(every_reshuffle_can_be_won),
        cmocka_unit_test(the_dealer_without_a_bias_deals_what_is_won),
        cmocka_unit_test(as_many_as_is_known_cannot_be_won),
    };
    return cmocka_run_group_tests(tests, take_memory, give_memory);
}
