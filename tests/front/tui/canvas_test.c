/* SPDX-License-Identifier: MIT */
/* Tests how texts become cells: bytes that are no characters, characters of
   two columns, and those that a terminal or a font doesn't have. */
#include <errno.h>
#include <linux/kd.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "front/tui/canvas/canvas.h"
#include "front/tui/canvas/pictures.h"

enum { WIDTH = 10 };

/* ------------------------------------------------------------ fake console */

static int signs_of_console, console_trouble;

/* Replaces the C library's function: a console whose font has blocks only. */
int ioctl(int file, unsigned long request, ...)
{
    struct unimapdesc *map;
    va_list rest;
    (void)file;
    va_start(rest, request);
    map = va_arg(rest, struct unimapdesc *);
    va_end(rest);
    errno = console_trouble;
    if (request != GIO_UNIMAP || console_trouble)
        return -1;
    errno = ENOMEM;
    if (map->entry_ct < signs_of_console) {
        map->entry_ct = (unsigned short)signs_of_console;
        return -1;
    }
    map->entry_ct = (unsigned short)signs_of_console;
    if (signs_of_console) {
        map->entries[0].unicode = 0x2588;
        map->entries[1].unicode = 0x2580;
    }
    return 0;
}

/* ---------------------------------------------------------------- drawing */

static Canvas canvas;

static int clear(void **state)
{
    (void)state;
    canvas_free(&canvas);
    memset(&canvas, 0, sizeof canvas);
    canvas_clear(&canvas, WIDTH, 1);
    return 0;
}

static int free_canvas(void **state)
{
    (void)state;
    canvas_free(&canvas);
    return 0;
}

static void assert_canvas(const char *text)
{
    Page page = PAGE_EMPTY;
    canvas_page(&page, &canvas);
    assert_string_equal(page.text, text);
    page_free(&page);
}

static int put(int x, const char *words)
{
    return canvas_put_words(&canvas, x, 0, words, INK_GROUND, INK_GROUND, 0);
}

static void bytes_that_are_no_characters_become_question_marks(void **state)
{
    (void)state;
    assert_int_equal(put(0, "a\xff\x80\xc3z\x01\x7f\xe2\x82"), 9);
    assert_canvas("a???z????\n");
}

/* Terminals obey C1 controls, too: 9B begins a sequence as ESC [ does. */
static void no_control_character_is_drawn(void **state)
{
    (void)state;
    assert_int_equal(put(0, "\xc2\x80\xc2\x9b\u00a0"), 3);
    assert_canvas("??\u00a0\n");
}

/* A terminal puts a mark on the character before it, and a later character
   where the canvas doesn't expect it. */
static void what_takes_no_column_is_not_drawn(void **state)
{
    static const char words[] = "La\u0308\u200dn\u2060ge\ufe0f";
    (void)state;
    assert_int_equal(canvas_columns(words), 5);
    assert_int_equal(put(0, words), 5);
    assert_canvas("Lange\n");
}

static void what_turns_the_line_round_is_a_question_mark(void **state)
{
    static const char words[] = "a\u202eb";
    (void)state;
    assert_int_equal(canvas_columns(words), 3);
    put(0, words);
    assert_canvas("a?b\n");
}

static void characters_have_one_to_four_bytes(void **state)
{
    static const char words[] = "A\u00e9\u20ac\U0001d11e";
    char bytes[4];
    (void)state;
    assert_int_equal(canvas_columns(words), 4);
    put(0, words);
    assert_canvas("A\u00e9\u20ac\U0001d11e\n");
    assert_int_equal(canvas_encode(bytes, 0x1d11e), 4);
    assert_memory_equal(bytes, "\U0001d11e", 4);
}

static void what_is_outside_is_not_drawn(void **state)
{
    const Box over = {WIDTH - 2, 0, 4, 2};
    (void)state;
    put(-2, "abc");
    put(WIDTH - 1, "xyz");
    assert_canvas("c        x\n");
    canvas_tint(&canvas, &over, INK_GROUND + 1);
    assert_int_equal(canvas_paper_at(&canvas, WIDTH - 1, 0), INK_GROUND + 1);
    assert_int_equal(canvas_paper_at(&canvas, WIDTH - 3, 0), INK_GROUND);
    assert_int_equal(canvas_paper_at(&canvas, WIDTH, 0), INK_GROUND);
    canvas.clip.width = 2;
    canvas_tint(&canvas, &(Box){0, 0, WIDTH, 1}, INK_GROUND + 2);
    assert_int_equal(canvas_paper_at(&canvas, 1, 0), INK_GROUND + 2);
    assert_int_equal(canvas_paper_at(&canvas, 2, 0), INK_GROUND);
}

static void half_a_wide_character_is_not_left(void **state)
{
    (void)state;
    canvas.has_wide = 1;
    assert_int_equal(put(0, "\u4e2d\u4e2d"), 4);
    put(1, "x");
    put(2, "y");
    assert_canvas(" xy\n");
    put(WIDTH - 1, "\u4e2d");
    assert_canvas(" xy      ?\n");
}

static void a_long_name_shows_its_end(void **state)
{
    (void)state;
    assert_string_equal(canvas_end_of("abc", 3), "abc");
    assert_string_equal(canvas_end_of("abc\u00e9", 2), "c\u00e9");
    assert_string_equal(canvas_end_of("abc", 0), "");
    assert_string_equal(canvas_end_of("abc", -5), "");
}

/* ------------------------------------------------------------------ fonts */

static void a_font_replaces_what_it_does_not_have(void **state)
{
    Font font;
    (void)state;
    memset(&font, 0, sizeof font);
    font_add(&font, 0x2588);
    font_add(&font, 0x10ffff); /* no console has so many */
    assert_int_equal(sign_in(&font, 0x2588), 0x2588);
    assert_int_equal(sign_in(&font, 'a'), 'a');
    assert_int_equal(sign_in(&font, 0x4e2d), '?');
    assert_int_equal(sign_in(&font, 0x10ffff), '?');
    assert_int_equal(sign_in(&font, 0x2077), '7');
    assert_int_equal(sign_in(NULL, 0x4e2d), 0x4e2d);
}

static void the_font_of_a_console_is_read(void **state)
{
    Font font;
    (void)state;
    memset(&font, 0, sizeof font);
    signs_of_console = 2;
    assert_true(font_read(&font, 0));
    assert_int_equal(sign_in(&font, 0x2580), 0x2580);
    assert_int_equal(sign_in(&font, 0x2584), sign_in_ascii(0x2584));
    signs_of_console = 0;
    assert_false(font_read(&font, 0));
    console_trouble = ENOTTY;
    assert_false(font_read(&font, 0));
    console_trouble = 0;
}

/* --------------------------------------------------------------- pictures */

static void pictures_need_pixels_and_a_place(void **state)
{
    ArtSpec spec = {.width = 16, .height = 16};
    ArtSpec none = {.width = 0, .height = 16};
    ArtSpec flat = {.width = 16, .height = 0};
    (void)state;
    canvas_put_picture(&canvas, &spec, 0, 0, 0, 0);
    canvas.cell_width = 8;
    canvas_put_picture(&canvas, &spec, 0, 0, 0, 0);
    canvas.cell_height = 16;
    canvas_put_picture(&canvas, &none, 0, 0, 0, 0);
    canvas_put_picture(&canvas, &flat, 0, 0, 0, 0);
    canvas_put_picture(&canvas, &spec, 0, 0, WIDTH * 8, 0);
    canvas_put_picture(&canvas, &spec, 0, 0, 0, 16);
    assert_int_equal(canvas.picture_count, 0);
    canvas_put_picture(&canvas, &spec, 0, 0, 8, 0);
    assert_int_equal(canvas.picture_count, 1);
    assert_true(canvas_cell(&canvas, 1, 0)->is_pictured);
    assert_false(canvas_cell(&canvas, 0, 0)->is_pictured);
}

static void many_pictures_fit(void **state)
{
    const ArtSpec spec = {.width = 8, .height = 16};
    int i;
    (void)state;
    canvas.cell_width = 8;
    canvas.cell_height = 16;
    for (i = 0; i < 1000; i++)
        canvas_put_picture(&canvas, &spec, 0, 0, i % WIDTH * 8, 0);
    assert_int_equal(canvas.picture_count, 1000);
    assert_int_equal(canvas.pictures[999].x, 9 * 8);
}

static void pixels_left_of_the_canvas_have_cells_too(void **state)
{
    Box cells;
    (void)state;
    canvas.cell_width = 8;
    canvas.cell_height = 16;
    cells = canvas_touched(&canvas, &(Box){-9, -1, 10, 17});
    assert_int_equal(cells.x, -2);
    assert_int_equal(cells.y, -1);
    assert_int_equal(cells.width, 3);
    assert_int_equal(cells.height, 2);
}

/* A character over a picture hides it there; only some parts are wanted. */
static void a_picture_is_shown_in_parts(void **state)
{
    const ArtSpec spec = {.width = 8 * 5, .height = 16};
    Box parts[2];
    (void)state;
    canvas.cell_width = 8;
    canvas.cell_height = 16;
    canvas_put_picture(&canvas, &spec, 0, 0, 0, 0);
    assert_int_equal(picture_parts(&canvas, canvas.pictures, parts, 2), 1);
    put(1, "x");
    put(3, "y");
    assert_int_equal(picture_parts(&canvas, canvas.pictures, parts, 2), 2);
    assert_int_equal(parts[0].x, 0);
    assert_int_equal(parts[1].x, 16);
    assert_int_equal(parts[1].width, 8);
}

#define TEST(test) cmocka_unit_test_setup(test, clear)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(bytes_that_are_no_characters_become_question_marks),
        TEST(no_control_character_is_drawn),
        TEST(what_takes_no_column_is_not_drawn),
        TEST(what_turns_the_line_round_is_a_question_mark),
        TEST(characters_have_one_to_four_bytes),
        TEST(what_is_outside_is_not_drawn),
        TEST(half_a_wide_character_is_not_left),
        TEST(a_long_name_shows_its_end),
        TEST(a_font_replaces_what_it_does_not_have),
        TEST(the_font_of_a_console_is_read),
        TEST(pictures_need_pixels_and_a_place),
        TEST(many_pictures_fit),
        TEST(pixels_left_of_the_canvas_have_cells_too),
        TEST(a_picture_is_shown_in_parts),
    };
    return cmocka_run_group_tests_name("canvas", tests, NULL, free_canvas);
}
