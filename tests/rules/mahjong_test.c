/* SPDX-License-Identifier: MIT */
/* Tests Mahjong's rules: which tiles are free, which match, and what a touch
   means. */
#include <string.h>

#include "tests/kit/tile_texts.h"

/* Three in a row with one on the middle, and a pair further down. */
static const char row_of_three[] = "0 0 0 1b\n0 2 0 2b\n0 4 0 1b\n0 2 1 2b\n"
                                   "4 0 0 3c\n4 2 0 3c\n";
enum { FIRST, MIDDLE, THIRD, C_LEFT, C_RIGHT, TOP, NO_TILE_HERE };

/* ----------------------------------------------------------- the turtle */

/* The published turtle in half tiles, before it is moved to the corner: the
   rows of each layer, from their first column. */
typedef struct TurtleRow {
    u8 z, y, first, last;
} TurtleRow;

static const TurtleRow published[] = {
    {0, 0, 3, 25},  {0, 2, 7, 21},  {0, 4, 5, 23},  {0, 6, 3, 25},
    {0, 7, 1, 1},   {0, 7, 27, 29}, {0, 8, 3, 25},  {0, 10, 5, 23},
    {0, 12, 7, 21}, {0, 14, 3, 25}, {1, 2, 9, 19},  {1, 4, 9, 19},
    {1, 6, 9, 19},  {1, 8, 9, 19},  {1, 10, 9, 19}, {1, 12, 9, 19},
    {2, 4, 11, 17}, {2, 6, 11, 17}, {2, 8, 11, 17}, {2, 10, 11, 17},
    {3, 6, 13, 15}, {3, 8, 13, 15}, {4, 7, 14, 14}};

static void the_turtle_matches_the_published_one(void **state)
{
    const TurtleRow *row = published;
    Layout layout;
    u8 count = 0;
    u8 x;
    (void)state;
    mahjong_build_turtle(&layout);
    assert_sound_tiles(&layout);
    for (; row != published + COUNT_OF(published); row++)
        for (x = row->first; x <= row->last; x = (u8)(x + 2)) {
            assert_int_equal(layout.place[count].z, row->z);
            assert_int_equal(layout.place[count].y, row->y);
            assert_int_equal(layout.place[count++].x, x - 1);
        }
    assert_int_equal(count, 144);
    assert_int_equal(layout.count, 144);
}

static void the_turtles_layers_have_87_36_16_4_and_1_tiles(void **state)
{
    static const u8 expected[] = {87, 36, 16, 4, 1};
    u8 layers[5] = {0};
    Layout layout;
    u8 i;
    (void)state;
    mahjong_build_turtle(&layout);
    for (i = 0; i < layout.count; i++)
        layers[layout.place[i].z]++;
    assert_memory_equal(layers, expected, sizeof expected);
}

/* In a fresh turtle, the tile on top and the two at the ends. */
static void the_ends_touch_two_and_the_top_lies_on_four(void **state)
{
    Mahjong game;
    u8 links[MAHJONG_LINKS];
    u8 hint[MAHJONG_LINK_HINT] = {0};
    u8 i;
    u8 below = 0;
    (void)state;
    deal_tiles(&game, "turtle", 1);
    for (i = 0; i < 144; i++)
        if (game.layout.place[i].x == 0)
            assert_int_equal(game.open[i], 2 * MAHJONG_TILE_AT_RIGHT);
        else if (game.layout.place[i].x == 26 && game.layout.place[i].y == 7)
            assert_int_equal(game.open[i],
                             2 * MAHJONG_TILE_AT_LEFT + MAHJONG_TILE_AT_RIGHT);
    mahjong_find_links(&game.layout, game.face, 143, hint, links);
    for (i = 0; i < MAHJONG_LINKS; i++)
        if (links[i] != NO_SPOT) {
            assert_int_equal(game.layout.place[links[i]].z, 3);
            assert_int_equal(game.open[links[i]] / MAHJONG_TILE_ABOVE, 1);
            below++;
        }
    assert_int_equal(below, 4);
}

/* ------------------------------------------------------------- openness */

static void a_tile_takes_five_numbers(void **state)
{
    Mahjong game;
    (void)state;
    read_tiles(&game, row_of_three);
    assert_int_equal(openness_now(&game, TOP), 1);
    assert_int_equal(openness_now(&game, FIRST), 2);
    assert_int_equal(openness_now(&game, MIDDLE), 5);
    mahjong_remove_tile(&game, TOP, NULL);
    assert_int_equal(openness_now(&game, MIDDLE), 3);
    mahjong_remove_tile(&game, FIRST, NULL);
    assert_int_equal(openness_now(&game, MIDDLE), 2);
    assert_int_equal(openness_now(&game, FIRST), 9);
    assert_false(mahjong_is_free(&game, FIRST));
    read_tiles(&game, "0 0 0 1b\n0 2 0 1b\n0 0 1 2b\n0 2 1 2b\n");
    assert_int_equal(openness_now(&game, 0), 4);
    read_tiles(&game, "0 0 0 1b\n0 0 1 1b\n");
    assert_int_equal(openness_now(&game, 0), 3);
    assert_int_equal(mahjong_check_tile(&game, 0), MAHJONG_TILE_COVERED);
}

/* Of the tiles above a quarter of a tile, only the lowest counts. The pile
   stands on the left half of a tile, then on the upper half. In the last board
   the lowest tiles above the first one are in three layers. */
static void a_pile_counts_as_its_lowest_tile(void **state)
{
    Mahjong game;
    (void)state;
    read_tiles(&game, "0 1 0 1b\n0 0 1 1b\n0 0 2 2b\n0 0 3 2b\n");
    assert_int_equal(game.open[0], MAHJONG_TILE_ABOVE);
    assert_int_equal(game.open[1], MAHJONG_TILE_ABOVE);
    assert_int_equal(game.open[2], MAHJONG_TILE_ABOVE);
    read_tiles(&game, "1 0 0 1b\n0 0 1 1b\n0 0 2 2b\n0 0 3 2b\n");
    assert_int_equal(game.open[0], MAHJONG_TILE_ABOVE);
    read_tiles(&game, "0 0 0 1b\n0 1 1 1b\n1 0 2 2b\n0 0 3 2b\n");
    assert_int_equal(game.open[0], 3 * MAHJONG_TILE_ABOVE);
}

static void follow_openness(Mahjong *game, u32 number)
{
    u8 rng[RNG_SIZE];
    u16 moves[MOST_LIST];
    u16 count;
    seed_chance(rng, number);
    assert_openness(game);
    while (mahjong.status(game) == GOING) {
        count = mahjong.list(game, moves, MOST_LIST);
        mahjong.apply(game, moves[rng_below(rng, count)], NULL);
        assert_openness(game);
    }
}

static void openness_follows_every_move_on_the_turtle(void **state)
{
    Mahjong game;
    u32 number;
    (void)state;
    for (number = 1; number <= 20; number++) {
        deal_tiles(&game, number & 1 ? "turtle" : "turtle:flowers", number);
        follow_openness(&game, number);
    }
}

static void openness_follows_every_move_on_our_layouts(void **state)
{
    const char *const *name = own_layouts;
    Mahjong game;
    Layout layout;
    u32 number;
    (void)state;
    for (; *name; name++) {
        get_own_layout(&layout, *name);
        for (number = 1; number <= 5; number++) {
            assert_int_equal(deal_on(&game, &layout, "", number), FINE);
            follow_openness(&game, number);
        }
    }
}

/* Half offsets, gaps and overhangs that no layout in use has. */
static void openness_is_right_on_scattered_tiles(void **state)
{
    Mahjong game;
    Layout layout;
    u8 rng[RNG_SIZE];
    u32 number;
    (void)state;
    seed_chance(rng, 1);
    for (number = 1; number <= 300; number++) {
        scatter_tiles(&layout, &wide_room, (u8)(20 + 2 * rng_below(rng, 20)),
                      rng);
        assert_sound_tiles(&layout);
        assert_int_equal(deal_on(&game, &layout, "random", number), FINE);
        follow_openness(&game, number);
    }
}

/* No more than four tiles touch one, two on each side. Another tile follows
   them in the list. */
static void two_tiles_may_stand_on_each_side(void **state)
{
    Mahjong game;
    (void)state;
    read_tiles(&game, "0 0 0 1b\n0 4 0 1b\n1 2 0 2b\n2 0 0 2b\n2 4 0 3b\n"
                      "4 2 0 3b\n");
    assert_openness(&game);
}

/* A board may omit any tile, even one below others. */
static void openness_is_right_where_tiles_are_gone(void **state)
{
    Mahjong game;
    Layout layout;
    u8 rng[RNG_SIZE];
    u16 round;
    u8 i;
    (void)state;
    seed_chance(rng, 2);
    for (round = 0; round < 300; round++) {
        scatter_tiles(&layout, &wide_room, 40, rng);
        assert_int_equal(deal_on(&game, &layout, "random", round), FINE);
        for (i = 0; i < layout.count; i++)
            if (rng_below(rng, 3) == 0)
                game.face[i] = 0;
        mahjong_weigh_tiles(&game.layout, game.face, game.open, NULL);
        assert_openness(&game);
    }
}

/* ------------------------------------------------------------- matching */

/* With fours, faces are 1 to 36; the other set has 37 to 44 for flowers and
   seasons. */
static void the_flowers_match_and_so_do_the_seasons(void **state)
{
    u8 a, b;
    u8 kind[MAHJONG_FACES + 1];
    (void)state;
    for (a = 1; a <= MAHJONG_FACES; a++)
        kind[a] = a < 37 ? a : a < 41 ? 35 : 36;
    for (a = 1; a <= MAHJONG_FACES; a++)
        for (b = 1; b <= MAHJONG_FACES; b++)
            assert_int_equal(mahjong_face_group(a) == mahjong_face_group(b),
                             kind[a] == kind[b]);
}

static void each_face_has_its_own_name(void **state)
{
    u8 a, b;
    (void)state;
    assert_string_equal(mahjong_face_name(0), "--");
    assert_string_equal(mahjong_face_name(1), "1b");
    assert_string_equal(mahjong_face_name(27), "9d");
    assert_string_equal(mahjong_face_name(36), "SE");
    assert_string_equal(mahjong_face_name(44), "WI");
    for (a = 0; a <= MAHJONG_FACES; a++)
        for (b = 0; b < a; b++)
            assert_string_not_equal(mahjong_face_name(a),
                                    mahjong_face_name(b));
}

static void a_plum_matches_an_orchid(void **state)
{
    static const char board[] = "set flowers\n0 0 0 FP\n2 0 0 FO\n4 0 0 SP\n"
                                "6 0 0 WI\n";
    Mahjong game;
    (void)state;
    read_tiles(&game, board);
    assert_int_equal(mahjong_check_pair(&game, 0, 1), FINE);
    assert_int_equal(mahjong_check_pair(&game, 2, 3), FINE);
    assert_int_equal(mahjong_check_pair(&game, 0, 2), MAHJONG_TILES_DIFFER);
    assert_int_equal(mahjong.apply(&game, 0 | 1 << 8, NULL), FINE);
    assert_int_equal(mahjong.apply(&game, 2 | 3 << 8, NULL), FINE);
    assert_int_equal(mahjong.status(&game), WON);
}

/* ---------------------------------------------------------------- moves */

static void each_pair_is_refused_for_its_own_reason(void **state)
{
    static const struct {
        u16 move;
        u8 reason;
    } refusals[] = {{FIRST | MIDDLE << 8, MAHJONG_TILE_COVERED},
                    {MIDDLE | TOP << 8, MAHJONG_TILE_COVERED},
                    {FIRST | FIRST << 8, MAHJONG_SAME_TILE},
                    {FIRST | TOP << 8, MAHJONG_TILES_DIFFER},
                    {THIRD | FIRST << 8, NOT_A_MOVE},
                    {FIRST | NO_TILE_HERE << 8, MAHJONG_NO_TILE},
                    {MIDDLE | NO_TILE_HERE << 8, MAHJONG_TILE_COVERED},
                    {FIRST | 254 << 8, MAHJONG_NO_TILE},
                    {MAHJONG_SHUFFLE, MAHJONG_PAIR_IS_FREE}};
    Mahjong game, before;
    size_t i;
    (void)state;
    read_tiles(&game, row_of_three);
    memcpy(&before, &game, sizeof game);
    for (i = 0; i < COUNT_OF(refusals); i++) {
        assert_int_equal(mahjong.apply(&game, refusals[i].move, NULL),
                         refusals[i].reason);
        assert_memory_equal(&before, &game, sizeof game);
    }
    mahjong_remove_tile(&game, TOP, NULL);
    assert_int_equal(mahjong.apply(&game, FIRST | MIDDLE << 8, NULL),
                     MAHJONG_TILE_SHUT_IN);
    assert_int_equal(mahjong.apply(&game, FIRST | TOP << 8, NULL),
                     MAHJONG_NO_TILE);
}

static void a_won_game_is_over(void **state)
{
    Mahjong game;
    (void)state;
    read_tiles(&game, "0 0 0 1b\n2 0 0 1b\n");
    assert_int_equal(mahjong.status(&game), GOING);
    assert_int_equal(mahjong.score(&game), 0);
    assert_int_equal(mahjong.apply(&game, 0 | 1 << 8, NULL), FINE);
    assert_int_equal(mahjong.status(&game), WON);
    assert_int_equal(mahjong.score(&game), 2);
    assert_int_equal(mahjong.apply(&game, 0 | 1 << 8, NULL), GAME_OVER);
    assert_int_equal(mahjong.apply(&game, MAHJONG_SHUFFLE, NULL), GAME_OVER);
    assert_int_equal(mahjong.list(&game, NULL, 0), 0);
}

static void a_trace_names_both_tiles_and_their_faces(void **state)
{
    Event events[4];
    Trace trace = {events, 4, 0};
    Mahjong game;
    (void)state;
    read_tiles(&game, row_of_three);
    mahjong.apply(&game, FIRST | THIRD << 8, &trace);
    assert_int_equal(trace.count, 2);
    assert_int_equal(events[0].what, CLEARED);
    assert_int_equal(events[0].from, FIRST);
    assert_int_equal(events[0].value, 1);
    assert_int_equal(events[1].from, THIRD);
    assert_int_equal(events[1].to, NO_SPOT);
}

static void worth_prefers_the_last_of_a_kind(void **state)
{
    Mahjong game;
    (void)state;
    read_tiles(&game, "0 0 0 1b\n0 2 0 1b\n2 0 0 1b\n2 2 0 2b\n2 4 0 1b\n"
                      "4 0 0 3b\n6 0 0 3b\n8 0 0 2b\n");
    assert_int_equal(mahjong.worth(&game, 0 | 1 << 8), 100);
    assert_int_equal(mahjong.worth(&game, 2 | 4 << 8), 101);
    read_tiles(&game, "0 0 0 1b\n0 0 1 2b\n2 0 0 1b\n4 0 0 1b\n6 0 0 1b\n"
                      "8 0 0 2b\n");
    assert_int_equal(mahjong.worth(&game, 1 | 2 << 8), 0);
    read_tiles(&game, row_of_three);
    assert_int_equal(mahjong.worth(&game, FIRST | THIRD << 8), 100);
    assert_int_equal(mahjong.worth(&game, NO_TILE_HERE | 254 << 8), -1);
    assert_int_equal(mahjong.worth(&game, MAHJONG_SHUFFLE), -1);
    read_tiles(&game, "0 0 0 1b\n0 2 0 2b\n0 4 0 2b\n0 6 0 1b\n4 0 0 2b\n"
                      "4 2 0 2b\n");
    assert_int_equal(mahjong.worth(&game, 4 | 5 << 8), 0);
    assert_int_equal(mahjong.worth(&game, 0 | 3 << 8), 102);
}

/* ------------------------------------------------------ look and touch */

static void look_marks_free_tiles_and_those_with_a_partner(void **state)
{
    Piece pieces[8];
    Mahjong game;
    (void)state;
    read_tiles(&game, row_of_three);
    assert_int_equal(mahjong.look(&game, pieces, 8), 6);
    assert_int_equal(pieces[FIRST].marks, IS_FREE | CAN_MOVE);
    assert_int_equal(pieces[MIDDLE].marks, 0);
    assert_int_equal(pieces[TOP].marks, IS_FREE);
    assert_int_equal(pieces[TOP].value, 2);
    assert_int_equal(pieces[TOP].z, 1);
    assert_int_equal(mahjong.look(&game, pieces, 3), 3);
    mahjong.apply(&game, FIRST | THIRD << 8, NULL);
    assert_int_equal(mahjong.look(&game, pieces, 8), 4);
}

static void a_touch_holds_drops_or_removes(void **state)
{
    Mahjong game;
    u16 move = 0;
    (void)state;
    read_tiles(&game, row_of_three);
    assert_int_equal(mahjong.touch(&game, NO_SPOT, FIRST, &move), TOUCH_HOLD);
    assert_int_equal(mahjong.touch(&game, FIRST, FIRST, &move), TOUCH_DROP);
    assert_int_equal(mahjong.touch(&game, FIRST, TOP, &move), TOUCH_HOLD);
    assert_int_equal(mahjong.touch(&game, FIRST, MIDDLE, &move), TOUCH_MOVE);
    assert_int_equal(move, MIDDLE | MIDDLE << 8);
    assert_int_equal(mahjong.apply(&game, move, NULL), MAHJONG_TILE_COVERED);
    assert_int_equal(mahjong.touch(&game, NO_SPOT, TABLE_SPOT, &move),
                     TOUCH_NOTHING);
    assert_int_equal(mahjong.touch(&game, FIRST, THIRD, &move), TOUCH_MOVE);
    assert_int_equal(move, FIRST | THIRD << 8);
    move = 0;
    assert_int_equal(mahjong.touch(&game, THIRD, FIRST, &move), TOUCH_MOVE);
    assert_int_equal(move, FIRST | THIRD << 8);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        {"the turtle's places are the published ones",
         the_turtle_matches_the_published_one, NULL, NULL, NULL},
        {"its layers have 87, 36, 16, 4 and 1 tiles",
         the_turtles_layers_have_87_36_16_4_and_1_tiles, NULL, NULL, NULL},
        {"the ends touch two tiles and the top lies on four",
         the_ends_touch_two_and_the_top_lies_on_four, NULL, NULL, NULL},
        {"openness is told by 1 to 5, and 9 for a tile that is gone",
         a_tile_takes_five_numbers, NULL, NULL, NULL},
        {"a pile counts as its lowest tile", a_pile_counts_as_its_lowest_tile,
         NULL, NULL, NULL},
        {"openness is right after every move on the turtle",
         openness_follows_every_move_on_the_turtle, NULL, NULL, NULL},
        {"openness is right after every move on our own layouts",
         openness_follows_every_move_on_our_layouts, NULL, NULL, NULL},
        {"openness is right on tiles scattered with halves and gaps",
         openness_is_right_on_scattered_tiles, NULL, NULL, NULL},
        {"two tiles may stand on each side", two_tiles_may_stand_on_each_side,
         NULL, NULL, NULL},
        {"openness is right where any tiles are gone",
         openness_is_right_where_tiles_are_gone, NULL, NULL, NULL},
        {"flowers match each other, so do seasons, and nothing else",
         the_flowers_match_and_so_do_the_seasons, NULL, NULL, NULL},
        {"each face has a name of its own", each_face_has_its_own_name, NULL,
         NULL, NULL},
        {"a plum is taken with an orchid, a season with a season",
         a_plum_matches_an_orchid, NULL, NULL, NULL},
        {"each pair that can't be taken is refused for its own reason",
         each_pair_is_refused_for_its_own_reason, NULL, NULL, NULL},
        {"a game without tiles is won and over", a_won_game_is_over, NULL,
         NULL, NULL},
        {"a trace tells both tiles and their faces",
         a_trace_names_both_tiles_and_their_faces, NULL, NULL, NULL},
        {"a guess prefers the last of a kind, then what frees most",
         worth_prefers_the_last_of_a_kind, NULL, NULL, NULL},
        {"a look marks what is free and what has a partner",
         look_marks_free_tiles_and_those_with_a_partner, NULL, NULL, NULL},
        {"a touch holds, drops or takes", a_touch_holds_drops_or_removes, NULL,
         NULL, NULL}};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
