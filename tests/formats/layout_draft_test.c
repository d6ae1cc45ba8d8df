/* SPDX-License-Identifier: MIT */
/* Tests making layouts and writing them. */
#include <stdlib.h>
#include <string.h>

#include "formats/layout_draft.h"
#include "formats/layouts.h"
#include "tests/kit/tile_texts.h"

static void assert_place(const Layout *layout, u8 nth, u8 z, u8 y, u8 x)
{
    const TilePlace place = {z, y, x};
    assert_in_range(nth, 0, layout->count - 1);
    assert_memory_equal(&layout->place[nth], &place, sizeof place);
}

static void a_tile_is_put_on_top_of_others(void **state)
{
    Layout layout = {0};
    (void)state;
    assert_int_equal(layout_draft_put(&layout, 4, 6, 0), FINE);
    assert_int_equal(layout_draft_put(&layout, 6, 6, 0), FINE);
    assert_int_equal(layout_draft_put(&layout, 5, 7, 0), FINE);
    assert_int_equal(layout_draft_put(&layout, 4, 5, 0), FINE);
    assert_int_equal(layout.count, 4);
    assert_place(&layout, 0, 0, 6, 4);
    assert_place(&layout, 1, 0, 6, 6);
    assert_place(&layout, 2, 1, 5, 4);
    assert_place(&layout, 3, 1, 7, 5);
}

static void mirror_images_are_put_and_taken_together(void **state)
{
    static const u8 counts[] = {1, 2, 2, 4};
    Layout layout;
    u8 mirrors;
    (void)state;
    for (mirrors = 0; mirrors < COUNT_OF(counts); mirrors++) {
        memset(&layout, 0, sizeof layout);
        assert_int_equal(layout_draft_put(&layout, 3, 2, mirrors), FINE);
        assert_int_equal(layout.count, counts[mirrors]);
        assert_int_equal(layout_draft_take(&layout, 4, 3, mirrors), FINE);
        assert_int_equal(layout.count, 0);
    }
    assert_int_equal(layout_draft_put(&layout, 16, 9, 3), FINE);
    assert_int_equal(layout.count, 1);
    assert_int_equal(layout_draft_put(&layout, 15, 0, 3), FINE);
    assert_int_equal(layout.count, 5);
    assert_place(&layout, 0, 0, 0, 15);
    assert_place(&layout, 1, 0, 0, 17);
    assert_place(&layout, 4, 0, 18, 17);
}

static void only_what_lies_on_top_is_taken(void **state)
{
    Layout layout = {0};
    Layout before;
    (void)state;
    layout_draft_put(&layout, 4, 6, 0);
    layout_draft_put(&layout, 5, 6, 0);
    before = layout;
    assert_int_equal(layout_draft_take(&layout, 4, 6, 0),
                     MAHJONG_TILE_COVERED);
    assert_int_equal(layout_draft_take(&layout, 3, 6, 0), MAHJONG_NO_TILE);
    assert_memory_equal(&layout, &before, sizeof layout);
    assert_int_equal(layout_draft_take(&layout, 5, 6, 0), FINE);
    assert_int_equal(layout.count, 1);
    assert_place(&layout, 0, 0, 6, 4);
}

/* The image of a tile can lie higher or be missing; then it stays. */
static void images_that_differ_stay(void **state)
{
    Layout layout = {0};
    (void)state;
    layout_draft_put(&layout, 2, 2, 0);
    layout_draft_put(&layout, 8, 2, DRAFT_ACROSS);
    layout_draft_put(&layout, 24, 2, 0);
    assert_int_equal(layout.count, 4);
    assert_int_equal(layout_draft_take(&layout, 2, 2, DRAFT_ACROSS), FINE);
    assert_int_equal(layout.count, 3);
    assert_int_equal(layout_draft_take(&layout, 8, 2, DRAFT_ACROSS),
                     MAHJONG_TILE_COVERED);
    assert_int_equal(layout_draft_take(&layout, 24, 2, DRAFT_ACROSS), FINE);
    assert_int_equal(layout.count, 2);
}

static void nothing_is_put_beyond_the_table_or_the_limit(void **state)
{
    Layout layout = {0};
    Layout before;
    u8 i;
    (void)state;
    assert_int_equal(layout_draft_put(&layout, DRAFT_WIDTH - 1, 0, 0),
                     MAHJONG_TILE_TOO_FAR);
    assert_int_equal(layout_draft_put(&layout, 0, DRAFT_HEIGHT - 1, 0),
                     MAHJONG_TILE_TOO_FAR);
    for (i = 0; i < 126; i++)
        assert_int_equal(layout_draft_put(&layout, 0, 0, DRAFT_ACROSS), FINE);
    before = layout;
    assert_int_equal(layout_draft_put(&layout, 0, 0, 3),
                     MAHJONG_TOO_MANY_TILES);
    assert_memory_equal(&layout, &before, sizeof layout);
    assert_int_equal(layout_draft_put(&layout, 0, 0, DRAFT_ACROSS), FINE);
    assert_int_equal(layout.count, MAHJONG_TILES);
}

static void a_layout_is_moved_to_the_middle(void **state)
{
    Layout layout;
    (void)state;
    mahjong_build_turtle(&layout);
    assert_int_equal(layout_draft_centre(&layout), 1);
    assert_place(&layout, 0, 0, 2, 4);
    assert_int_equal(layout_draft_centre(&layout), 1);
    assert_place(&layout, 0, 0, 2, 4);
    assert_int_equal(mahjong_settle_layout(&layout), FINE);
    memset(&layout, 0, sizeof layout);
    layout.count = 2;
    layout.place[1].x = DRAFT_WIDTH - 1;
    assert_int_equal(layout_draft_centre(&layout), 0);
    assert_int_equal(layout.place[1].x, DRAFT_WIDTH - 1);
}

static void what_is_written_is_read(void **state)
{
    static char text[1 << 17];
    Layout layout, read;
    Writer writer;
    const char *const *name;
    (void)state;
    for (name = own_layouts; *name; name++) {
        get_own_layout(&layout, *name);
        writer_start(&writer, text, sizeof text);
        layouts_write(&layout, &writer);
        assert_in_range(writer.used, 1, sizeof text);
        text[writer.used] = '\0';
        get_layout(&read, text);
        assert_memory_equal(&read, &layout, sizeof read);
    }
}

static void the_text_is_that_of_kmahjongg(void **state)
{
    static const char expected[] = "kmahjongg-layout-v1.1\nw5\nh3\nd2\n"
                                   ".....\n"
                                   "12.12\n"
                                   "43.43\n"
                                   ".12..\n"
                                   ".43..\n"
                                   ".....\n";
    static const Layout layout = {3, {{0, 1, 0}, {0, 1, 3}, {1, 0, 1}}};
    char text[100];
    Writer writer;
    (void)state;
    writer_start(&writer, text, sizeof text);
    layouts_write(&layout, &writer);
    assert_int_equal(writer.used, sizeof expected - 1);
    assert_memory_equal(text, expected, writer.used);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        {"a tile is put on top of others", a_tile_is_put_on_top_of_others,
         NULL, NULL, NULL},
        {"mirror images are put and taken together",
         mirror_images_are_put_and_taken_together, NULL, NULL, NULL},
        {"only what lies on top is taken", only_what_lies_on_top_is_taken,
         NULL, NULL, NULL},
        {"images that differ stay", images_that_differ_stay, NULL, NULL, NULL},
        {"nothing is put beyond the table or the limit",
         nothing_is_put_beyond_the_table_or_the_limit, NULL, NULL, NULL},
        {"a layout is moved to the middle", a_layout_is_moved_to_the_middle,
         NULL, NULL, NULL},
        {"what is written is read", what_is_written_is_read, NULL, NULL, NULL},
        {"the text is that of KMahjongg", the_text_is_that_of_kmahjongg, NULL,
         NULL, NULL}};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
