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

static u8 tiles(const LayoutDraft *draft)
{
    return layout_draft_now(draft)->count;
}

static void a_tile_is_put_on_top_of_others(void **state)
{
    static LayoutDraft draft;
    const Layout *layout;
    (void)state;
    layout_draft_start(&draft, NULL);
    assert_int_equal(layout_draft_put(&draft, 4, 6, 0), FINE);
    assert_int_equal(layout_draft_put(&draft, 6, 6, 0), FINE);
    assert_int_equal(layout_draft_put(&draft, 5, 7, 0), FINE);
    assert_int_equal(layout_draft_put(&draft, 4, 5, 0), FINE);
    layout = layout_draft_now(&draft);
    assert_int_equal(layout->count, 4);
    assert_place(layout, 0, 0, 6, 4);
    assert_place(layout, 1, 0, 6, 6);
    assert_place(layout, 2, 1, 5, 4);
    assert_place(layout, 3, 1, 7, 5);
}

static void mirror_images_are_put_and_taken_together(void **state)
{
    static const u8 counts[] = {1, 2, 2, 4};
    static LayoutDraft draft;
    u8 mirrors;
    (void)state;
    layout_draft_start(&draft, NULL);
    for (mirrors = 0; mirrors < COUNT_OF(counts); mirrors++) {
        assert_int_equal(layout_draft_put(&draft, 3, 2, mirrors), FINE);
        assert_int_equal(tiles(&draft), counts[mirrors]);
        assert_int_equal(layout_draft_take(&draft, 4, 3, mirrors), FINE);
        assert_int_equal(tiles(&draft), 0);
    }
    assert_int_equal(layout_draft_put(&draft, 16, 9, 3), FINE);
    assert_int_equal(tiles(&draft), 1);
    assert_int_equal(layout_draft_put(&draft, 15, 0, 3), FINE);
    assert_int_equal(tiles(&draft), 5);
    assert_place(layout_draft_now(&draft), 0, 0, 0, 15);
    assert_place(layout_draft_now(&draft), 1, 0, 0, 17);
    assert_place(layout_draft_now(&draft), 4, 0, 18, 17);
}

static void what_lies_on_top_is_taken(void **state)
{
    static LayoutDraft draft;
    (void)state;
    layout_draft_start(&draft, NULL);
    layout_draft_put(&draft, 4, 6, 0);
    layout_draft_put(&draft, 5, 6, 0);
    assert_int_equal(layout_draft_take(&draft, 2, 6, 0), MAHJONG_NO_TILE);
    assert_int_equal(layout_draft_take(&draft, 3, 6, 0), MAHJONG_TILE_COVERED);
    assert_int_equal(tiles(&draft), 2);
    assert_int_equal(layout_draft_take(&draft, 4, 6, 0), FINE);
    assert_int_equal(tiles(&draft), 1);
    assert_place(layout_draft_now(&draft), 0, 0, 6, 4);
}

/* The image of a tile can be missing, or lie below another one. */
static void images_that_differ_stay(void **state)
{
    static LayoutDraft draft;
    (void)state;
    layout_draft_start(&draft, NULL);
    layout_draft_put(&draft, 2, 2, 0);
    layout_draft_put(&draft, 8, 2, DRAFT_ACROSS);
    layout_draft_put(&draft, 24, 2, 0);
    assert_int_equal(layout_draft_take(&draft, 2, 2, DRAFT_ACROSS), FINE);
    assert_int_equal(tiles(&draft), 3);
    assert_int_equal(layout_draft_take(&draft, 8, 2, DRAFT_ACROSS),
                     MAHJONG_TILE_COVERED);
    assert_int_equal(layout_draft_take(&draft, 24, 2, DRAFT_ACROSS), FINE);
    assert_int_equal(tiles(&draft), 2);
}

static void nothing_is_put_beyond_the_table_or_the_limit(void **state)
{
    static LayoutDraft draft;
    u8 i;
    (void)state;
    layout_draft_start(&draft, NULL);
    assert_int_equal(layout_draft_put(&draft, DRAFT_WIDTH - 1, 0, 0),
                     MAHJONG_TILE_TOO_FAR);
    assert_int_equal(layout_draft_put(&draft, 0, DRAFT_HEIGHT - 1, 0),
                     MAHJONG_TILE_TOO_FAR);
    for (i = 0; i < 126; i++)
        assert_int_equal(layout_draft_put(&draft, 0, 0, DRAFT_ACROSS), FINE);
    assert_int_equal(layout_draft_put(&draft, 0, 0, 3),
                     MAHJONG_TOO_MANY_TILES);
    assert_int_equal(tiles(&draft), 252);
    assert_int_equal(layout_draft_put(&draft, 0, 0, DRAFT_ACROSS), FINE);
    assert_int_equal(tiles(&draft), MAHJONG_TILES);
}

static void a_layout_begins_in_the_middle(void **state)
{
    static LayoutDraft draft;
    Layout layout;
    (void)state;
    mahjong_build_turtle(&layout);
    assert_int_equal(layout_draft_start(&draft, &layout), 1);
    assert_place(layout_draft_now(&draft), 0, 0, 2, 4);
    layout = *layout_draft_now(&draft);
    assert_int_equal(layout_draft_start(&draft, &layout), 1);
    assert_place(layout_draft_now(&draft), 0, 0, 2, 4);
    memset(&layout, 0, sizeof layout);
    layout.count = 2;
    layout.place[1].x = DRAFT_WIDTH - 1;
    assert_int_equal(layout_draft_start(&draft, &layout), 0);
    assert_int_equal(tiles(&draft), 144);
    layout.place[1].x = DRAFT_WIDTH - 2;
    assert_int_equal(layout_draft_start(&draft, &layout), 1);
}

static void steps_are_undone_and_redone(void **state)
{
    static LayoutDraft draft;
    u16 i;
    (void)state;
    layout_draft_start(&draft, NULL);
    assert_int_equal(layout_draft_undo(&draft), 0);
    layout_draft_clear(&draft);
    assert_int_equal(layout_draft_undo(&draft), 0);
    layout_draft_put(&draft, 4, 4, 0);
    layout_draft_clear(&draft);
    assert_int_equal(tiles(&draft), 0);
    assert_int_equal(layout_draft_undo(&draft), 1);
    assert_int_equal(tiles(&draft), 1);
    assert_int_equal(layout_draft_redo(&draft), 1);
    assert_int_equal(layout_draft_redo(&draft), 0);
    layout_draft_undo(&draft);
    layout_draft_put(&draft, 8, 4, 0);
    assert_int_equal(layout_draft_redo(&draft), 0);
    for (i = 0; i < 2 * DRAFT_STEPS; i++)
        layout_draft_put(&draft, 0, 0, 0);
    for (i = 0; layout_draft_undo(&draft); i++)
        ;
    assert_int_equal(i, DRAFT_STEPS - 1);
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
        {"what lies on top is taken", what_lies_on_top_is_taken, NULL, NULL,
         NULL},
        {"images that differ stay", images_that_differ_stay, NULL, NULL, NULL},
        {"nothing is put beyond the table or the limit",
         nothing_is_put_beyond_the_table_or_the_limit, NULL, NULL, NULL},
        {"a layout begins in the middle", a_layout_begins_in_the_middle, NULL,
         NULL, NULL},
        {"steps are undone and redone", steps_are_undone_and_redone, NULL,
         NULL, NULL},
        {"what is written is read", what_is_written_is_read, NULL, NULL, NULL},
        {"the text is that of KMahjongg", the_text_is_that_of_kmahjongg, NULL,
         NULL, NULL}};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
