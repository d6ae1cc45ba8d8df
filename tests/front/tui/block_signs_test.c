/* SPDX-License-Identifier: MIT */
/* Tests block characters, and the two colours that stand for the dots of a
   cell. */
#include "front/tui/canvas/signs.h"

#include "front/tui/drawings/pixels.h"
#include "tests/kit/stage.h"

static void each_block_character_shows_its_own_parts(void **state)
{
    unsigned seen[64 + 16] = {0};
    int count = 0;
    int rows, blocks, i;
    (void)state;
    for (rows = 2; rows <= 3; rows++)
        for (blocks = 1; blocks < 1 << 2 * rows; blocks++) {
            const unsigned sign = block_sign(blocks, rows);
            const unsigned mask = block_mask(sign);
            assert_int_not_equal(mask, 0);
            /* The upper left part is set if the upper left block is. */
            assert_int_equal(mask & 1, blocks & 1);
            for (i = 0; i < count; i++)
                if (block_mask(seen[i]) == mask)
                    assert_int_equal(seen[i], sign);
            seen[count++] = sign;
        }
    assert_int_equal(block_sign(0, 2), ' ');
    assert_int_equal(block_sign(0, 3), ' ');
    assert_int_equal(block_mask('x'), 0);
    assert_int_equal(block_mask(UPPER_HALF), 0x03f);
    assert_int_equal(block_mask(LOWER_HALF), 0xfc0);
    assert_int_equal(block_mask(0x1fb00), 0x005);
}

static void an_inverse_shows_the_other_parts(void **state)
{
    const unsigned all = (1U << BLOCK_COLUMNS * BLOCK_ROWS) - 1;
    unsigned sign;
    int found = 0;
    (void)state;
    for (sign = UPPER_HALF; sign <= 0x1fb3b; sign++) {
        const unsigned mask = block_mask(sign);
        if (!mask || mask == all)
            continue;
        assert_int_equal(block_mask(block_inverse(sign)), all ^ mask);
        found++;
    }
    assert_int_equal(found, 14 + 60);
    assert_int_equal(block_inverse('x'), 0);
}

/* --------------------------------------------------------- colours of dots */

/* A shape with a colour for each column of dots and row of dots. */
typedef struct Chess {
    long colours[2][3];
    int rows;
} Chess;

static int shade_chess(const void *shape, const PixelDot *dot, long *rgb)
{
    const Chess *chess = shape;
    *rgb = chess->colours[dot->x * 2 / COLUMN_UNITS]
                         [dot->y * chess->rows / ROW_UNITS];
    return 256;
}

static const Cell *shade_one(Stage *stage, int pixels, const Chess *chess)
{
    const Box cell = {0, 0, 1, 1};
    stage->tui.look.pixels = pixels;
    canvas_clear(&stage->tui.canvas, 80, 24);
    pixels_shade(&stage->tui.scene, &cell, shade_chess, chess);
    return canvas_cell(&stage->tui.canvas, 0, 0);
}

static void a_cell_has_the_colours_nearest_to_its_dots(void **state)
{
    static const Start start = {"sliding", "2x2 plum", ""};
    static const Chess corner = {{{0x100000, 0x100000}, {0x100000, 0xfe0000}},
                                 2};
    static const Chess near = {{{0x100000, 0x120000}, {0x100000, 0xfe0000}},
                               2};
    static const Chess middle = {{{0x10, 0xff, 0x10}, {0x10, 0x10, 0x10}}, 3};
    static const Chess plain = {{{7, 7}, {7, 7}}, 2};
    Stage stage;
    const Cell *cell;
    (void)state;
    open_stage(&stage, &start);
    cell = shade_one(&stage, PIXELS_QUADRANTS, &corner);
    assert_int_equal(cell->sign, 0x259b);
    assert_int_equal(cell->ink, RGB_COLOUR | 0x100000);
    assert_int_equal(cell->paper, RGB_COLOUR | 0xfe0000);
    cell = shade_one(&stage, PIXELS_QUADRANTS, &near);
    assert_int_equal(cell->sign, 0x259b);
    assert_int_equal(cell->ink, RGB_COLOUR | 0x110000);
    assert_int_equal(shade_one(&stage, PIXELS_AUTO, &corner)->sign, 0x259b);
    cell = shade_one(&stage, PIXELS_SEXTANTS, &middle);
    assert_int_equal(block_mask(cell->sign), 0xfaf);
    assert_int_equal(cell->paper, RGB_COLOUR | 0xff);
    assert_int_equal(shade_one(&stage, PIXELS_QUADRANTS, &plain)->sign, ' ');
    assert_int_equal(shade_one(&stage, PIXELS_HALVES, &corner)->sign,
                     UPPER_HALF);
    close_stage(&stage);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_block_character_shows_its_own_parts),
        cmocka_unit_test(an_inverse_shows_the_other_parts),
        cmocka_unit_test(a_cell_has_the_colours_nearest_to_its_dots),
    };
    return cmocka_run_group_tests_name("blocks", tests, NULL, NULL);
}
