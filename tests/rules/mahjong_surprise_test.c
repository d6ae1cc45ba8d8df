/* SPDX-License-Identifier: MIT */
/* Tests the layouts that are drawn by the seed. */
#include <stdlib.h>
#include <string.h>

#include "tests/kit/tile_texts.h"

enum { TILES = 144, RIGHTMOST = 28, LOWEST = 14 };

static void draw_surprise(Layout *layout, u32 number)
{
    Mahjong game;
    deal_tiles(&game, "surprise:random", number);
    *layout = game.layout;
}

static u32 seeds(void)
{
    return getenv("QUADRILLE_LONG") ? 100000 : 1000;
}

static void layouts_have_144_tiles_in_layers(void **state)
{
    Layout layout;
    u32 number;
    u8 i;
    (void)state;
    for (number = 0; number < seeds(); number++) {
        draw_surprise(&layout, number);
        assert_int_equal(layout.count, TILES);
        assert_in_range(layout.place[TILES - 1].z, 2, 9);
        for (i = 0; i < TILES; i++) {
            assert_in_range(layout.place[i].x, 0, RIGHTMOST);
            assert_in_range(layout.place[i].y, 0, LOWEST);
        }
    }
}

static u8 has_tile(const Layout *layout, u8 z, u8 y, u8 x)
{
    const TilePlace place = {z, y, x};
    u8 at = mahjong_seek_place(layout, 0, &place);
    return at < layout->count &&
           memcmp(&layout->place[at], &place, sizeof place) == 0;
}

static u8 rightmost(const Layout *layout)
{
    u8 most = 0;
    u8 i;
    for (i = 0; i < layout->count; i++)
        if (layout->place[i].x > most)
            most = layout->place[i].x;
    return most;
}

static void the_right_half_mirrors_the_left(void **state)
{
    Layout layout;
    u32 number;
    u8 i;
    (void)state;
    for (number = 0; number < seeds(); number++) {
        draw_surprise(&layout, number);
        for (i = 0; i < TILES; i++)
            assert_true(
                has_tile(&layout, layout.place[i].z, layout.place[i].y,
                         (u8)(rightmost(&layout) - layout.place[i].x)));
    }
}

static u8 is_covered(const Layout *layout, u8 z, u8 y, u8 x)
{
    u8 i;
    for (i = 0; i < layout->count; i++)
        if (layout->place[i].z == z && (u8)(y - layout->place[i].y) < 2 &&
            (u8)(x - layout->place[i].x) < 2)
            return 1;
    return 0;
}

static void tiles_lie_on_others_with_their_whole_area(void **state)
{
    Layout layout;
    u32 number;
    u8 i, part;
    (void)state;
    for (number = 0; number < seeds() / 10; number++) {
        draw_surprise(&layout, number);
        assert_sound_tiles(&layout);
        for (i = 0; i < TILES; i++)
            for (part = 0; part < 4 && layout.place[i].z; part++)
                assert_true(is_covered(&layout, (u8)(layout.place[i].z - 1),
                                       (u8)(layout.place[i].y + part / 2),
                                       (u8)(layout.place[i].x + part % 2)));
    }
}

static void seeds_draw_different_layouts(void **state)
{
    static Layout drawn[500];
    u32 i, j;
    u32 same = 0;
    (void)state;
    for (i = 0; i < 500; i++) {
        draw_surprise(&drawn[i], i);
        for (j = 0; j < i; j++)
            same += memcmp(&drawn[i], &drawn[j], sizeof drawn[i]) == 0;
    }
    assert_in_range(same, 0, 1);
}

/* The seed alone decides the places, whichever dealer adds the faces. */
static void every_seed_can_be_dealt(void **state)
{
    Mahjong winnable, anyhow;
    u32 number;
    (void)state;
    for (number = 0; number < seeds() / 2; number++) {
        deal_tiles(&winnable, "surprise", number);
        deal_tiles(&anyhow, "surprise:flowers:random", number);
        assert_memory_equal(&winnable.layout, &anyhow.layout, sizeof(Layout));
        assert_int_equal(winnable.left, TILES);
    }
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        {"a surprise has 144 tiles in three layers or more, within the "
         "turtle's frame",
         layouts_have_144_tiles_in_layers, NULL, NULL, NULL},
        {"its right half mirrors the left", the_right_half_mirrors_the_left,
         NULL, NULL, NULL},
        {"its tiles lie on others with their whole area",
         tiles_lie_on_others_with_their_whole_area, NULL, NULL, NULL},
        {"seeds draw different layouts", seeds_draw_different_layouts, NULL,
         NULL, NULL},
        {"every seed can be dealt, winnable or not, on the same places",
         every_seed_can_be_dealt, NULL, NULL, NULL}};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
