/* SPDX-License-Identifier: MIT */
/* Boards that are promised to be winnable are, as proofs show deal by deal. Of
   boards dealt freely, as many are unwinnable as has been published. */
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

/* Fewer in quick test runs. */
static u32 deals_of(u32 few, u32 many)
{
    return getenv("QUADRILLE_LONG") ? many : few;
}

static Verdict verdict_of(const Mahjong *game)
{
    return ask_on(&mahjong, game, SOLVE_PROVE, MEMORY, no_limit).verdict;
}

static void every_deal_of_the_default_dealer_is_winnable(void **state)
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

static void deals_on_other_layouts_are_winnable(void **state)
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

static void every_reshuffle_is_winnable(void **state)
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

static void the_unbiased_dealer_deals_winnable_boards(void **state)
{
    static const u8 variant[VARIANT_SIZE] = {MAHJONG_SET_FLOWERS,
                                             MAHJONG_DEAL_ANYHOW};
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

/* Published: 2.955 % of ten million. The count must agree within three
   standard deviations, including the uncertainty of the published figure. */
static void free_deals_are_as_often_unwinnable_as_published(void **state)
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
        cmocka_unit_test(every_deal_of_the_default_dealer_is_winnable),
        cmocka_unit_test(deals_on_other_layouts_are_winnable),
        cmocka_unit_test(every_reshuffle_is_winnable),
        cmocka_unit_test(the_unbiased_dealer_deals_winnable_boards),
        cmocka_unit_test(free_deals_are_as_often_unwinnable_as_published),
    };
    return cmocka_run_group_tests(tests, take_memory, give_memory);
}
