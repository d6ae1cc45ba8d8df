/* SPDX-License-Identifier: MIT */
/* Characters two columns wide: no half of one is ever left, and tiles show
   them where the terminal can. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "front/tui/canvas/canvas.h"
#include "tests/kit/stage.h"

enum { EAST = 0x6771, WIDTH = 6 };

static void open_canvas(Canvas *canvas)
{
    memset(canvas, 0, sizeof *canvas);
    canvas->has_wide = 1;
    canvas_clear(canvas, WIDTH, 1);
}

static void put(Canvas *canvas, int x, unsigned sign)
{
    canvas_put_sign(canvas, x, 0, sign, INK_TEXT, INK_GROUND, 0);
}

static void assert_row(const Canvas *canvas, const char *row)
{
    Page page = PAGE_EMPTY;
    canvas_page(&page, canvas);
    assert_string_equal(page.text, row);
    page_free(&page);
}

static void a_wide_sign_takes_two_cells(void **state)
{
    Canvas canvas;
    (void)state;
    open_canvas(&canvas);
    put(&canvas, 1, EAST);
    assert_int_equal(canvas_cell(&canvas, 1, 0)->sign, EAST);
    assert_int_equal(canvas_cell(&canvas, 2, 0)->sign, NO_SIGN);
    put(&canvas, 3, 'x');
    assert_row(&canvas, " \346\235\261x\n");
    assert_int_equal(canvas_columns("a\346\235\261b"), 4);
    assert_int_equal(canvas_put_words(&canvas, 0, 0, "a\346\235\261b",
                                      INK_TEXT, INK_GROUND, 0),
                     4);
    assert_row(&canvas, "a\346\235\261b\n");
    canvas_free(&canvas);
}

static void no_half_of_a_wide_sign_is_left(void **state)
{
    Canvas canvas;
    int x;
    (void)state;
    open_canvas(&canvas);
    put(&canvas, 1, EAST);
    put(&canvas, 1, 'x');
    assert_row(&canvas, " x\n");
    put(&canvas, 1, EAST);
    put(&canvas, 2, 'x');
    assert_row(&canvas, "  x\n");
    canvas_free(&canvas);
    for (x = 0; x < 4; x++) {
        open_canvas(&canvas);
        put(&canvas, 1, EAST);
        put(&canvas, 3, EAST);
        put(&canvas, x, EAST);
        assert_row(&canvas, x == 0   ? "\346\235\261 \346\235\261\n"
                            : x == 2 ? "  \346\235\261\n"
                                     : " \346\235\261\346\235\261\n");
        canvas_free(&canvas);
    }
}

static void a_wide_sign_stays_within_the_clip(void **state)
{
    Canvas canvas;
    (void)state;
    open_canvas(&canvas);
    put(&canvas, WIDTH - 1, EAST);
    assert_row(&canvas, "     ?\n");
    canvas.clip = (Box){1, 0, 2, 1};
    put(&canvas, 0, EAST);
    put(&canvas, 2, EAST);
    assert_row(&canvas, "  ?  ?\n");
    put(&canvas, 1, EAST);
    assert_row(&canvas, " \346\235\261  ?\n");
    canvas.has_wide = 0;
    put(&canvas, 1, EAST);
    assert_row(&canvas, " ?   ?\n");
    canvas_free(&canvas);
}

/* Random signs leave a canvas on which heads and tails match. */
static void heads_and_tails_always_match(void **state)
{
    unsigned long chance = 1;
    Canvas canvas;
    int i, x;
    (void)state;
    open_canvas(&canvas);
    for (i = 0; i < 10000; i++) {
        chance = chance * 1103515245 + 12345;
        put(&canvas, (int)(chance >> 16) % WIDTH,
            chance >> 8 & 1 ? EAST : 'x');
        for (x = 0; x < WIDTH; x++) {
            const unsigned sign = canvas_cell(&canvas, x, 0)->sign;
            if (sign == EAST)
                assert_int_equal(canvas_cell(&canvas, x + 1, 0)->sign,
                                 NO_SIGN);
            if (sign == NO_SIGN)
                assert_int_equal(canvas_cell(&canvas, x - 1, 0)->sign, EAST);
        }
    }
    canvas_free(&canvas);
}

/* ------------------------------------------------------------------- tiles */

static int count_signs(const Canvas *canvas, unsigned sign)
{
    int count = 0;
    int x, y;
    for (y = 0; y < canvas->height; y++)
        for (x = 0; x < canvas->width; x++)
            count += canvas_cell(canvas, x, y)->sign == sign;
    return count;
}

static void tiles_show_characters_where_they_are_wide(void **state)
{
    static const Start start = {"mahjong", "1", ""};
    static const struct {
        int faces, has_wide, ascii, shown;
    } looks[] = {{FACES_AUTO, 1, 0, 1},       {FACES_AUTO, 0, 0, 0},
                 {FACES_LETTERS, 1, 0, 0},    {FACES_CHARACTERS, 0, 0, 1},
                 {FACES_CHARACTERS, 1, 1, 0}, {FACES_AUTO, 1, 1, 0}};
    Page page = PAGE_EMPTY;
    Stage stage;
    Look *look = &stage.tui.look;
    Canvas *canvas = &stage.tui.canvas;
    size_t i;
    int size;
    (void)state;
    open_stage(&stage, &start);
    for (i = 0; i < sizeof looks / sizeof *looks; i++)
        for (size = 0; size < SIZES; size++) {
            look->faces = looks[i].faces;
            look->has_wide = looks[i].has_wide;
            look->ascii = canvas->ascii = looks[i].ascii;
            canvas_clear(canvas, sizes[size].width, sizes[size].height);
            canvas->has_wide = look_has_wide(look);
            page.used = 0;
            page_screen(&page, &stage.tui, "");
            assert_int_equal(count_signs(canvas, EAST) > 0, looks[i].shown);
            assert_int_equal(count_signs(canvas, NO_SIGN) > 0, looks[i].shown);
        }
    page_free(&page);
    close_stage(&stage);
}

static void characters_are_drawn(void **state)
{
    static const Start start = {"mahjong", "1", ""};
    Page page = PAGE_EMPTY;
    Stage stage;
    int size;
    (void)state;
    open_stage(&stage, &start);
    stage.tui.canvas.has_wide = stage.tui.look.has_wide = 1;
    for (size = 0; size < SIZES; size++) {
        canvas_clear(&stage.tui.canvas, sizes[size].width, sizes[size].height);
        page_screen(&page, &stage.tui, "characters");
    }
    close_stage(&stage);
    assert_drawn(&page, "screens/characters.txt");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_wide_sign_takes_two_cells),
        cmocka_unit_test(no_half_of_a_wide_sign_is_left),
        cmocka_unit_test(a_wide_sign_stays_within_the_clip),
        cmocka_unit_test(heads_and_tails_always_match),
        cmocka_unit_test(tiles_show_characters_where_they_are_wide),
        cmocka_unit_test(characters_are_drawn),
    };
    return cmocka_run_group_tests_name("wide signs", tests, NULL, NULL);
}
