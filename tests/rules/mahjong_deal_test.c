/* SPDX-License-Identifier: MIT */
/* Tests Mahjong's dealers: deals called winnable can be won, and random ones
   are fair. */
#include <stdlib.h>
#include <string.h>

#include "tests/kit/tile_texts.h"

/* ------------------------------------------------------- to a won end */

/* The dealer built a winnable deal by playing it: each kind once, in order,
   and then each kind once more. To win in that order, a search only has to
   find which two of up to four free tiles the dealer took. */
enum { MOST_NODES = 2000000 };

static u8 free_of_group(const Mahjong *game, u8 group, u8 *tiles)
{
    u8 count = 0;
    u8 i;
    for (i = 0; i < game->layout.count; i++)
        if (mahjong_tile_group(game, i) == group &&
            count_openness(game, i) <= 2)
            tiles[count++] = i;
    return count;
}

static u8 repeat_dealer(Mahjong *game, u8 turn, u32 *nodes);

static u8 repeat_from(Mahjong *game, u8 first, u8 second, u8 turn, u32 *nodes)
{
    u8 faces[2] = {game->face[first], game->face[second]};
    game->face[first] = game->face[second] = 0;
    if (repeat_dealer(game, (u8)(turn + 1), nodes))
        return 1;
    game->face[first] = faces[0];
    game->face[second] = faces[1];
    return 0;
}

static u8 repeat_dealer(Mahjong *game, u8 turn, u32 *nodes)
{
    u8 tiles[MAHJONG_SAME];
    u8 count, i, j;
    if (turn == game->layout.count / 2)
        return 1;
    if ((*nodes)++ == MOST_NODES)
        return 0;
    count = free_of_group(game, (u8)(turn % MAHJONG_KINDS + 1), tiles);
    for (i = 0; i < count; i++)
        for (j = 0; j < i; j++)
            if (repeat_from(game, tiles[i], tiles[j], turn, nodes))
                return 1;
    return 0;
}

static void assert_dealers_order_wins(const char *variant, u32 number)
{
    Mahjong game;
    u32 nodes = 0;
    deal_tiles(&game, variant, number);
    assert_true(repeat_dealer(&game, 0, &nodes));
}

static void winnable_deals_are_won_in_the_dealers_order(void **state)
{
    u32 count = getenv("QUADRILLE_LONG") ? 500 : 40;
    u32 number;
    (void)state;
    for (number = 1; number <= count; number++) {
        assert_dealers_order_wins("turtle", number);
        assert_dealers_order_wins("turtle:flowers", number);
    }
}

static void random_play_wins_deals_on_our_layouts(void **state)
{
    const char *const *name = own_layouts;
    Layout layout;
    Mahjong game;
    u32 number;
    (void)state;
    for (; *name; name++) {
        get_own_layout(&layout, *name);
        assert_sound_tiles(&layout);
        for (number = 1; number <= 6; number++) {
            assert_int_equal(deal_on(&game, &layout, "", number), FINE);
            assert_true(wins_by_chance(&game, 20000));
            assert_int_equal(deal_on(&game, &layout, "random", number), FINE);
            assert_int_equal(game.left, layout.count);
        }
    }
}

/* ---------------------------------------------------------- what is dealt */

static void every_deal_has_the_faces_of_its_set(void **state)
{
    static const char *const variants[] = {
        "turtle", "turtle:random", "turtle:flowers", "turtle:flowers:random"};
    Mahjong game;
    u8 count[MAHJONG_FACES + 1];
    static const u8 none[RNG_SIZE] = {0};
    u8 i, expected;
    u32 number, k;
    (void)state;
    for (k = 0; k < 4; k++)
        for (number = 1; number <= 50; number++) {
            deal_tiles(&game, variants[k], number);
            assert_int_equal(game.shuffles, 0);
            assert_memory_not_equal(game.rng, none, RNG_SIZE);
            count_faces(&game, count);
            for (i = 1; i <= MAHJONG_FACES; i++) {
                expected = (u8)(i <= 34 ? 4 : i <= 36 ? 4 * (k < 2) : k >= 2);
                assert_int_equal(count[i], expected);
            }
        }
}

/* Puts tiles in two columns, so that all of them are free. */
static void line_up(Layout *layout, u16 tiles)
{
    u16 i;
    u8 tile;
    memset(layout, 0, sizeof *layout);
    for (i = 0; i < tiles; i++)
        assert_int_equal(mahjong_add_tile(layout, i % 2 * 4U, i / 2 * 2U % 250,
                                          i / 250U, &tile),
                         FINE);
}

/* With fewer than 144 tiles there are fewer kinds, spread over all of them; of
   the first 34, which have no flowers, a face is missing if its kind is. */
static void kinds_are_spread(const u8 *count, u16 kinds)
{
    u8 expected[MAHJONG_KINDS] = {0};
    u16 i;
    for (i = 0; i < kinds; i++)
        expected[i * MAHJONG_KINDS / kinds] = 1;
    for (i = 0; i < 34; i++)
        assert_int_equal(count[i + 1] != 0, expected[i]);
}

/* Layouts of any size: with fewer tiles there are fewer kinds, in twos or
   fours; with more, up to eight of a kind. */
static void any_number_of_tiles_is_dealt_in_pairs(void **state)
{
    Layout layout;
    Mahjong game;
    u8 count[MAHJONG_FACES + 1];
    u8 i;
    u16 tiles, kinds;
    (void)state;
    for (tiles = 2; tiles <= MAHJONG_TILES; tiles = (u16)(tiles + 2)) {
        line_up(&layout, tiles);
        assert_int_equal(deal_on(&game, &layout, "flowers", tiles), FINE);
        count_faces(&game, count);
        assert_int_equal(count[0], 0);
        kinds = (u16)(tiles > 144 ? 36 : (tiles + 2) / 4);
        kinds_are_spread(count, kinds);
        for (i = 1; i <= 34; i++)
            assert_true(count[i] % 2 == 0 && count[i] <= MAHJONG_SAME);
        assert_int_equal(count[35] + count[36], 0);
        assert_true(tiles < 144 || count[1] >= 4);
        assert_true(tiles != 144 || (count[37] == 1 && count[44] == 1));
    }
}

/* 142 tiles have one pair of single seasons and all four flowers, 138 have one
   pair of single flowers and no season. 254 tiles have three pairs of each,
   and the third is as the first. */
static void more_flowers_come_in_the_same_order(void **state)
{
    Layout layout;
    Mahjong game;
    u8 flowers[MAHJONG_FACES + 1], seasons[MAHJONG_FACES + 1];
    u8 count[MAHJONG_FACES + 1];
    u8 i;
    u32 number;
    (void)state;
    for (number = 1; number <= 8; number++) {
        line_up(&layout, 138);
        assert_int_equal(deal_on(&game, &layout, "flowers", number), FINE);
        count_faces(&game, flowers);
        line_up(&layout, 142);
        assert_int_equal(deal_on(&game, &layout, "flowers", number), FINE);
        count_faces(&game, seasons);
        line_up(&layout, 254);
        assert_int_equal(deal_on(&game, &layout, "flowers", number), FINE);
        count_faces(&game, count);
        for (i = 37; i <= 40; i++) {
            assert_int_equal(seasons[i], 1);
            assert_int_equal(count[i], 1 + flowers[i]);
            assert_int_equal(count[i + 4], 1 + seasons[i + 4]);
        }
    }
}

/* In a free deal each place gets each of 36 kinds with equal probability. The
   sum over all places is chi-square with 36 * 143 * 35 / 36 degrees of
   freedom, times 144 / 143; four standard deviations are allowed. */
static void random_deals_put_each_face_anywhere(void **state)
{
    enum { DEALS = 3600, EXPECTED = DEALS / 36 };
    static u32 seen[144][MAHJONG_KINDS + 1];
    Mahjong game;
    long squares = 0;
    u32 number;
    u8 i, kind;
    (void)state;
    memset(seen, 0, sizeof seen);
    for (number = 1; number <= DEALS; number++) {
        deal_tiles(&game, "random", number);
        for (i = 0; i < 144; i++)
            seen[i][game.face[i]]++;
    }
    for (i = 0; i < 144; i++)
        for (kind = 1; kind <= MAHJONG_KINDS; kind++)
            squares += ((long)seen[i][kind] - EXPECTED) *
                       ((long)seen[i][kind] - EXPECTED);
    assert_in_range(squares / EXPECTED, 5040 - 400, 5040 + 400);
}

static u32 chance_wins(const char *variant, u32 deals)
{
    Mahjong game;
    u8 rng[RNG_SIZE];
    u32 wins = 0;
    u32 number;
    for (number = 1; number <= deals; number++) {
        deal_tiles(&game, variant, number);
        seed_chance(rng, number);
        wins += play_tiles_by_chance(&game, rng);
    }
    return wins;
}

/* Published rates of a random player: 28.3 % of such winnable deals and 5.7 %
   of random ones, within three standard deviations of 1,000 deals. The counts
   themselves are the same on every machine. */
static void random_play_wins_at_the_published_rates(void **state)
{
    u32 winnable = chance_wins("turtle", 1000);
    u32 freely = chance_wins("turtle:random", 1000);
    (void)state;
    assert_in_range(winnable, 283 - 43, 283 + 43);
    assert_in_range(freely, 57 - 22, 57 + 22);
    assert_int_equal(winnable, 308);
    assert_int_equal(freely, 62);
}

/* ------------------------------------------------------------ no dealing */

/* No deal of a tower can be won, so it is dealt at random. */
static void a_layout_that_cant_be_won_is_refused(void **state)
{
    Layout layout;
    Mahjong game, before;
    (void)state;
    get_layout(&layout, "0 0 0\n0 0 1\n0 0 2\n0 4 0\n");
    memset(&game, 7, sizeof game);
    memcpy(&before, &game, sizeof game);
    assert_int_equal(deal_on(&game, &layout, "", 1), MAHJONG_DEAL_FAILS);
    assert_memory_equal(&game, &before, sizeof game);
    assert_words(MAHJONG_DEAL_FAILS,
                 "No winnable deal was found for this layout: try 'random'");
    assert_int_equal(deal_on(&game, &layout, "random", 1), FINE);
    get_layout(&layout, "0 0 0\n0 0 1\n0 4 0\n0 4 1\n");
    assert_int_equal(deal_on(&game, &layout, "", 1), FINE);
}

/* The last try of the first deal succeeds; the second would need one more. */
static void a_deal_is_tried_a_thousand_times(void **state)
{
    Layout layout;
    Mahjong game;
    (void)state;
    build_tower(&layout, 8);
    assert_int_equal(deal_on(&game, &layout, "", 1718), FINE);
    assert_int_equal(deal_on(&game, &layout, "", 3794), MAHJONG_DEAL_FAILS);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        {"winnable deals are won in the order in which they were dealt",
         winnable_deals_are_won_in_the_dealers_order, NULL, NULL, NULL},
        {"winnable deals on our own layouts are won by chance, random ones "
         "dealt",
         random_play_wins_deals_on_our_layouts, NULL, NULL, NULL},
        {"every deal has the faces of its set",
         every_deal_has_the_faces_of_its_set, NULL, NULL, NULL},
        {"any even number of tiles is dealt in pairs, eight of a kind at most",
         any_number_of_tiles_is_dealt_in_pairs, NULL, NULL, NULL},
        {"more flowers and seasons come in the same order",
         more_flowers_come_in_the_same_order, NULL, NULL, NULL},
        {"random deals put each face anywhere with the same chance",
         random_deals_put_each_face_anywhere, NULL, NULL, NULL},
        {"a player by chance wins as often as is known",
         random_play_wins_at_the_published_rates, NULL, NULL, NULL},
        {"a layout that can't be won is refused, unless dealt at random",
         a_layout_that_cant_be_won_is_refused, NULL, NULL, NULL},
        {"a deal is tried a thousand times", a_deal_is_tried_a_thousand_times,
         NULL, NULL, NULL}};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
