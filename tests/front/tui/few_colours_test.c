/* SPDX-License-Identifier: MIT */
/* With eight colours, everything that is written can be read, as `xterm` and
   as a Linux console show it, and pieces don't melt into each other. With all
   colours, light and shadow leave it legible in every theme. */
#include <math.h>
#include <string.h>

#include "front/tui/drawings/drawing.h"
#include "front/tui/view/position.h"
#include "front/tui/view/view.h"
#include "tests/kit/stage.h"

/* WCAG's least contrast for large signs is 3; a sign that is read at once
   because it is one of few needs somewhat less. */
#define LEAST_CONTRAST 2.5

/* Both make bold signs lighter. */
enum { SIXTEEN = 16, CONSOLES = 2, LIGHT_GREY = 7, LIGHTER = 8 };
static const long consoles[CONSOLES][SIXTEEN] = {
    {0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd,
     0xe5e5e5, 0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff,
     0x00ffff, 0xffffff},
    {0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa,
     0xaaaaaa, 0x555555, 0xff5555, 0x55ff55, 0xffff55, 0x5555ff, 0xff55ff,
     0x55ffff, 0xffffff}};

static double linear(long part)
{
    const double share = (double)(part & 255) / 255;
    return share <= 0.04045 ? share / 12.92
                            : pow((share + 0.055) / 1.055, 2.4);
}

static double luminance(long rgb)
{
    return 0.2126 * linear(rgb >> 16) + 0.7152 * linear(rgb >> 8) +
           0.0722 * linear(rgb);
}

/* WCAG's contrast between a sign and its paper; on a console, or with all
   colours. */
static double contrast(const Paint *paint, const long *console)
{
    const int ink = paint->ink < 0 ? LIGHT_GREY : paint->ink;
    const int paper = paint->paper < 0 ? 0 : paint->paper;
    const int lighter = paint->style & BOLD_STYLE ? LIGHTER : 0;
    const long own = paint->ink < 0 ? consoles[0][LIGHT_GREY] : ink;
    const double a = luminance(console ? console[ink + lighter] : own) + 0.05;
    const double b = luminance(console ? console[paper] : paper) + 0.05;
    return a > b ? a / b : b / a;
}

static int is_letter(unsigned sign)
{
    return sign > ' ' && sign < 0x7f;
}

static void assert_legible(const Stage *stage, const char *game,
                           const long *console)
{
    const Canvas *canvas = &stage->tui.canvas;
    int at;
    for (at = 0; at < canvas->width * canvas->height; at++) {
        const Cell *cell = &canvas->cells[at];
        const Paint paint = look_paint(cell, &stage->tui.look);
        if (is_letter(cell->sign) &&
            contrast(&paint, console) < LEAST_CONTRAST)
            fail_msg("%s, theme %d: '%c' at %d, %d: %x on %x, style %d, has "
                     "%.2f",
                     game, stage->tui.look.palette, (int)cell->sign,
                     at % canvas->width, at / canvas->width,
                     (unsigned)paint.ink, (unsigned)paint.paper, paint.style,
                     contrast(&paint, console));
    }
}

static void assert_screen_is_legible(const Stage *stage, const char *game)
{
    int i;
    for (i = 0; i < CONSOLES && stage->tui.look.colours == 8; i++)
        assert_legible(stage, game, consoles[i]);
    if (stage->tui.look.colours == ALL_COLOURS)
        assert_legible(stage, game, NULL);
}

/* Boards without marks, in every theme. */
static void light_and_shadow_leave_signs_legible(void **state)
{
    Stage stage;
    int game, size, palette;
    (void)state;
    for (game = 0; game < STARTS; game++)
        for (size = 0; size < SIZES; size++)
            for (palette = PALETTE_DEFAULT; palette < PALETTE_MONO;
                 palette++) {
                open_stage(&stage, &starts[game]);
                canvas_clear(&stage.tui.canvas, sizes[size].width,
                             sizes[size].height);
                stage.tui.look.colours = ALL_COLOURS;
                stage.tui.look.palette = palette;
                view_draw(&stage.tui);
                assert_screen_is_legible(&stage, starts[game].game);
                close_stage(&stage);
            }
}

/* With the cursor and a hint on each piece in turn. */
static void everything_written_can_be_read(void **state)
{
    static const Palette palettes[] = {PALETTE_DEFAULT, PALETTE_SAFE,
                                       PALETTE_CONTRAST};
    static const Start more[] = {{"kulki", "web9 5", ""},
                                 {"sliding", "5x5 3", ""},
                                 {"mahjong", "flowers 3", ""}};
    Stage stage;
    unsigned i;
    int game, size, palette;
    (void)state;
    for (game = 0; game < STARTS + 3; game++)
        for (size = 0; size < SIZES; size++)
            for (palette = 0; palette < 3; palette++) {
                const Start *start =
                    game < STARTS ? &starts[game] : &more[game - STARTS];
                Scene *scene = &stage.tui.scene;
                open_stage(&stage, start);
                canvas_clear(&stage.tui.canvas, sizes[size].width,
                             sizes[size].height);
                stage.tui.look.colours = 8;
                stage.tui.look.palette = palettes[palette];
                for (i = 0; i < scene->count; i += 1 + scene->count / 12) {
                    scene->cursor = scene->pieces[i].spot;
                    memset(scene->marks, 0, sizeof scene->marks);
                    scene->marks[scene->pieces[scene->count - 1 - i].spot] =
                        ADVISED;
                    view_draw(&stage.tui);
                    assert_screen_is_legible(&stage, start->game);
                }
                close_stage(&stage);
            }
}

/* Whether the row of a block's cells is a line. */
static int is_line(const Stage *stage, const Box *block, int y)
{
    int x;
    for (x = block->x + 1; x < block->x + block->width - 2; x++) {
        const Cell *cell = canvas_cell(&stage->tui.canvas, x, y);
        const Paint paint = look_paint(cell, &stage->tui.look);
        if (cell->sign == ' ' || paint.ink == paint.paper)
            return 0;
    }
    return 1;
}

static void a_line_separates_tiles_of_a_column(void **state)
{
    static const Start puzzles[] = {{"sliding", "3x3 plum", ""},
                                    {"sliding", "4x4 plum", ""},
                                    {"sliding", "6x6 plum", ""},
                                    {"sliding", "8x8 plum", ""}};
    Stage stage;
    unsigned i;
    int puzzle;
    (void)state;
    for (puzzle = 0; puzzle < 4; puzzle++) {
        const Scene *scene = &stage.tui.scene;
        open_stage(&stage, &puzzles[puzzle]);
        stage.tui.look.colours = 8;
        view_draw(&stage.tui);
        for (i = 0; i < scene->count; i++) {
            const Box block = draw_sliding_place(scene, &scene->pieces[i]);
            assert_true(block.height > 1);
            if (scene->pieces[i].kind == BLOCK)
                assert_true(
                    is_line(&stage, &block, block.y + block.height - 1));
        }
        close_stage(&stage);
    }
}

/* How many cells of a sign a ball has, and in which colours. */
static unsigned digest_ball(Stage *stage, const Piece *ball)
{
    const Box box = draw_kulki_place(&stage->tui.scene, ball);
    unsigned digest = 0;
    int x, y;
    for (y = box.y; y < box.y + box.height; y++)
        for (x = box.x; x < box.x + box.width; x++) {
            const Cell *cell = canvas_cell(&stage->tui.canvas, x, y);
            const Paint paint = look_paint(cell, &stage->tui.look);
            if (cell->sign < '0' || cell->sign > '9')
                digest = digest * 31 +
                         (cell->sign * 8 + (unsigned)paint.ink) * 8 +
                         (unsigned)paint.paper;
        }
    return digest;
}

/* Not by their numbers alone: orange was yellow, and grey was white. */
static void nine_colours_of_balls_differ(void **state)
{
    enum { COLOURS = 9 };
    static const Start start = {"kulki", "web9 5", ""};
    Stage stage;
    unsigned digests[COLOURS];
    size_t size;
    unsigned ball = 0;
    u8 a, b;
    (void)state;
    open_stage(&stage, &start);
    stage.tui.look.colours = 8;
    while (stage.tui.scene.pieces[ball].kind != BALL ||
           stage.tui.scene.pieces[ball].spot == stage.tui.scene.cursor)
        ball++;
    for (size = 0; size < SIZES; size++) {
        canvas_clear(&stage.tui.canvas, sizes[size].width, sizes[size].height);
        for (a = 0; a < COLOURS; a++) {
            Piece *piece = &stage.tui.scene.pieces[ball];
            piece->value = (u8)(a + 1);
            view_draw(&stage.tui);
            digests[a] = digest_ball(&stage, piece);
            for (b = 0; b < a; b++)
                assert_int_not_equal(digests[a], digests[b]);
        }
    }
    close_stage(&stage);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everything_written_can_be_read),
        cmocka_unit_test(light_and_shadow_leave_signs_legible),
        cmocka_unit_test(nine_colours_of_balls_differ),
        cmocka_unit_test(a_line_separates_tiles_of_a_column),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
