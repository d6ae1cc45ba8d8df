/* SPDX-License-Identifier: MIT */
/* Looks at single pieces on a board: marks can be seen on each of them, small
   ones are well-formed, and nothing touches its neighbour. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/tui/drawings/drawing.h"
#include "front/tui/drawings/pixels.h"
#include "front/tui/keys/keys.h"
#include "front/tui/view/view.h"
#include "tests/kit/stage.h"

static int has_papers(const Stage *stage, u8 spot, Ink paper)
{
    const Canvas *canvas = &stage->tui.canvas;
    int at;
    for (at = 0; at < canvas->width * canvas->height; at++)
        if (canvas->cells[at].hit == spot && canvas->cells[at].paper == paper)
            return 1;
    return 0;
}

/* Whether two colours are the same, or nearly so where there are all. */
static int is_like(const Look *look, int a, int b)
{
    enum { UNSEEN = 8 };
    return a == b || (look->colours == ALL_COLOURS &&
                      abs((a >> 16) - (b >> 16)) < UNSEEN &&
                      abs((a >> 8 & 255) - (b >> 8 & 255)) < UNSEEN &&
                      abs((a & 255) - (b & 255)) < UNSEEN);
}

/* Whether something on the spot has these two colours, or without colours
   stands in brackets. */
static int is_marked(const Stage *stage, u8 spot, Ink mark)
{
    const Look *look = &stage->tui.look;
    const Canvas *canvas = &stage->tui.canvas;
    const Cell sample = {.ink = mark, .paper = INK_ON_BALL};
    const Paint wanted = look_paint(&sample, look);
    int at;
    for (at = 0; at < canvas->width * canvas->height; at++) {
        const Cell *cell = &canvas->cells[at];
        const Paint paint = look_paint(cell, look);
        if (cell->hit != spot)
            continue;
        if (look->colours ? (is_like(look, paint.ink, wanted.ink) &&
                             is_like(look, paint.paper, wanted.paper)) ||
                                (is_like(look, paint.ink, wanted.paper) &&
                                 is_like(look, paint.paper, wanted.ink))
                          : cell->sign == ']' && paint.style & ~BOLD_STYLE)
            return 1;
    }
    return 0;
}

/* Draws one ball on the whole board, in this colour. */
static void assert_ball_is_marked(Stage *stage, u8 colour)
{
    static const Ink inks[] = {INK_CURSOR, INK_HELD, INK_HINT};
    const Box area = {0, 1, stage->tui.canvas.width,
                      stage->tui.canvas.height - 3};
    Scene *scene = &stage->tui.scene;
    Piece *ball = scene->pieces;
    int i;
    while (ball->kind != BALL)
        ball++;
    ball->value = colour;
    for (i = 0; i < 3; i++) {
        scene->cursor = i == 0 ? ball->spot : NO_SPOT;
        scene->held = i == 1 ? ball->spot : NO_SPOT;
        scene->marks[ball->spot] = i == 2 ? ADVISED : 0;
        scene_fit(scene, &area);
        scene_draw(scene);
        assert_true(is_marked(stage, ball->spot, inks[i]));
    }
}

/* A yellow ball covers a yellow cursor, a cyan one a held piece's cyan. */
static void marks_on_balls_can_be_seen_on_any_colour(void **state)
{
    static const int colours[] = {0, 8, 16, 256, ALL_COLOURS};
    static const Size screens[] = {{40, 24}, {80, 24}, {132, 43}, {200, 60}};
    static const Start games[] = {{"kulki", "5", ""},
                                  {"kulki", "large 5", ""}};
    Stage stage;
    size_t i;
    u8 colour;
    (void)state;
    for (i = 0; i < 80; i++)
        for (colour = 1; colour <= 9; colour++) {
            const Size *size = &screens[i / 5 % 4];
            open_stage(&stage, &games[i / 40]);
            stage.tui.look.colours = colours[i % 5];
            stage.tui.look.ascii = i / 20 % 2;
            canvas_clear(&stage.tui.canvas, size->width, size->height);
            stage.tui.canvas.ascii = stage.tui.look.ascii;
            assert_ball_is_marked(&stage, colour);
            close_stage(&stage);
        }
}

/* A number in a ball's colour on the dark board was hard to make out. */
static void next_balls_are_balls(void **state)
{
    static const int colours[] = {8, 16, 256, ALL_COLOURS};
    Stage stage;
    unsigned i;
    int nth, at;
    (void)state;
    for (nth = 0; nth < 8; nth++) {
        const Size *size = &sizes[1 + nth % 2];
        int found = 0;
        open_stage(&stage, &(const Start){"kulki", "lines98 5", ""});
        stage.tui.look.colours = colours[nth / 2];
        canvas_clear(&stage.tui.canvas, size->width, size->height);
        view_draw(&stage.tui);
        for (i = 0; i < stage.tui.scene.count; i++) {
            const Piece *piece = &stage.tui.scene.pieces[i];
            for (at = 0; at < size->width * size->height; at++) {
                const Cell *cell = &stage.tui.canvas.cells[at];
                if (piece->kind == NEXT_BALL && cell->hit == piece->spot &&
                    cell->sign == '0' + (unsigned)piece->value) {
                    assert_int_equal(cell->ink, INK_ON_BALL);
                    found++;
                }
            }
        }
        assert_int_equal(found, 3);
        close_stage(&stage);
    }
}

/* Returns the label that is lit, or a blank. */
static unsigned lit_label(const Stage *stage, Ink paper, int is_digit)
{
    const Canvas *canvas = &stage->tui.canvas;
    int at;
    for (at = 0; at < canvas->width * canvas->height; at++) {
        const Cell *cell = &canvas->cells[at];
        if (cell->hit == HIT_NOTHING && cell->paper == paper &&
            cell->sign != ' ' && (cell->sign <= '9') == is_digit)
            return cell->sign;
    }
    return ' ';
}

/* The ball on g4 is picked up, then the cursor goes to f5. */
static void labels_show_where_the_cursor_and_the_held_ball_are(void **state)
{
    Stage stage;
    (void)state;
    open_stage(&stage, &(const Start){"kulki", "5", ""});
    press(&stage, " ");
    view_draw(&stage.tui);
    stage.tui.scene.cursor = scene_next_target(
        &stage.tui.scene,
        scene_next_target(&stage.tui.scene, stage.tui.scene.held, -1, 0), 0,
        1);
    view_draw(&stage.tui);
    assert_int_equal(lit_label(&stage, INK_HELD, 0), 'G');
    assert_int_equal(lit_label(&stage, INK_HELD, 1), '4');
    assert_int_equal(lit_label(&stage, INK_CURSOR, 0), 'F');
    assert_int_equal(lit_label(&stage, INK_CURSOR, 1), '5');
    close_stage(&stage);
}

/* Returns a card that can be picked up with another one on it, or NULL. */
static const Piece *find_run(const Scene *scene)
{
    unsigned i;
    for (i = 1; i < scene->count; i++) {
        const Piece *piece = &scene->pieces[i];
        if (piece->marks & CAN_MOVE && piece[-1].marks & CAN_MOVE &&
            piece->x == piece[-1].x && piece->y == piece[-1].y + 1)
            return piece - 1;
    }
    return NULL;
}

/* The held card and the one on it are marked, not only pointed at. */
static void held_cards_are_marked(void **state)
{
    Stage stage;
    const Piece *run;
    char words[8];
    const Start start = {"freecell", words, ""};
    int deal = 0;
    u8 below, above;
    (void)state;
    do {
        if (deal)
            close_stage(&stage);
        snprintf(words, sizeof words, "%d", ++deal);
        open_stage(&stage, &start);
        run = find_run(&stage.tui.scene);
    } while (!run && deal < 100);
    assert_non_null(run);
    below = run[0].spot;
    above = run[1].spot;
    stage.tui.scene.cursor = below;
    press(&stage, " ");
    assert_int_equal(stage.session.held, below);
    view_draw(&stage.tui);
    assert_true(has_papers(&stage, below, INK_HELD));
    assert_true(has_papers(&stage, above, INK_HELD));
    press(&stage, "\033");
    view_draw(&stage.tui);
    assert_false(has_papers(&stage, below, INK_HELD));
    assert_false(has_papers(&stage, above, INK_HELD));
    close_stage(&stage);
}

/* How far the upper half of a cell is from a colour, with all colours. */
static long upper_distance(const Stage *stage, int x, int y, long rgb)
{
    const Cell *cell = canvas_cell(&stage->tui.canvas, x, y);
    const int is_low = cell->sign == 0x2584 || cell->sign == ' ';
    const Paint paint = look_paint(cell, &stage->tui.look);
    const long own = is_low ? paint.paper : paint.ink;
    return labs((own >> 16) - (rgb >> 16)) +
           labs((own >> 8 & 255) - (rgb >> 8 & 255)) +
           labs((own & 255) - (rgb & 255));
}

/* The rim of the tray or felt is between them, even where the puzzle is as
   high as the screen. */
static void tiles_do_not_touch_the_title(void **state)
{
    static const Start puzzles[] = {{"sliding", "3x3 plum", ""},
                                    {"sliding", "4x4 plum", ""},
                                    {"sliding", "5x5 plum", ""},
                                    {"sliding", "7x7 plum", ""}};
    static const Ink blocks[] = {INK_BLOCK, INK_HOME_BLOCK, INK_CURSOR};
    Stage stage;
    int i, j, x;
    (void)state;
    for (i = 0; i < 4; i++) {
        const int *left = &stage.tui.scene.x;
        open_stage(&stage, &puzzles[i]);
        stage.tui.look.colours = ALL_COLOURS;
        view_draw(&stage.tui);
        for (x = *left; x < 80 - *left - 1; x++)
            for (j = 0; j < 3; j++)
                assert_in_range(
                    upper_distance(&stage, x, 1,
                                   ink_rgb(PALETTE_DEFAULT, blocks[j])),
                    100, 1000);
        close_stage(&stage);
    }
}

/* A ball of two rows has its number in the middle and the same corners at
   both sides, and a line separates it from what is below. */
static void small_balls_are_round(void **state)
{
    Stage stage;
    unsigned i;
    (void)state;
    open_stage(&stage, &starts[0]);
    stage.tui.look.colours = ALL_COLOURS;
    stage.tui.scene.cursor = NO_SPOT;
    view_draw(&stage.tui);
    for (i = 0; i < stage.tui.scene.count; i++) {
        const Piece *ball = &stage.tui.scene.pieces[i];
        const Box box = draw_kulki_place(&stage.tui.scene, ball);
        const unsigned shape[] = {0x259b, ' ',    '0' + (unsigned)ball->value,
                                  ' ',    0x259c, 0x2599,
                                  0x2581, 0x2581, 0x2581};
        int at;
        for (at = 0; at < 9 && ball->kind == BALL; at++)
            assert_int_equal(
                canvas_cell(&stage.tui.canvas, box.x + at % 5, box.y + at / 5)
                    ->sign,
                shape[at]);
    }
    close_stage(&stage);
}

/* The rim of the tray is whole, also below the gap. */
static void the_tray_has_a_whole_rim(void **state)
{
    static const Start puzzles[] = {{"sliding", "4x4 plum", "l;u;u;u;u"},
                                    {"sliding", "5x5 plum", ""},
                                    {"sliding", "3x3 plum", ""}};
    Stage stage;
    int i, x;
    (void)state;
    for (i = 0; i < 3; i++) {
        const Scene *scene = &stage.tui.scene;
        Box board;
        int top, bottom;
        open_stage(&stage, &puzzles[i]);
        stage.tui.look.colours = ALL_COLOURS;
        view_draw(&stage.tui);
        board = draw_sliding_place(scene, &scene->pieces[0]);
        top = 2 * board.y - (board.y > 1);
        bottom = top + 2 * scene->step_y * (puzzles[i].words[0] - '0');
        for (x = board.x + 1; x < 79 - board.x; x++) {
            assert_int_equal(pixel_at(scene, x, top),
                             pixel_at(scene, board.x, top));
            if (board.y > 1)
                assert_int_equal(pixel_at(scene, x, bottom),
                                 pixel_at(scene, board.x, bottom));
        }
        close_stage(&stage);
    }
}

/* Whether a mark on a place is a frame, whose inside is the board. */
static int has_frame(const Scene *scene, const Box *place)
{
    const long mark = pixel_rgb(scene, INK_CURSOR);
    const int x = place->x + 1;
    const int y = 2 * place->y;
    const long inside = pixel_at(scene, x, y + 1);
    return pixel_at(scene, place->x, y) == mark &&
           pixel_at(scene, x, y) == mark &&
           pixel_at(scene, place->x, y + 1) == mark &&
           (inside == pixel_rgb(scene, INK_BOARD) ||
            inside == pixel_rgb(scene, INK_BOARD_TOO));
}

/* A gap that is filled with the cursor's colour looks like a tile. */
static void a_marked_gap_is_no_tile(void **state)
{
    static const int games[] = {0, 3};
    Stage stage;
    unsigned i;
    int nth;
    (void)state;
    for (nth = 0; nth < 2; nth++) {
        Scene *scene = &stage.tui.scene;
        int found = 0;
        open_stage(&stage, &starts[games[nth]]);
        stage.tui.look.colours = ALL_COLOURS;
        for (i = 0; i < scene->count; i++) {
            const Piece *piece = &scene->pieces[i];
            Box place;
            if (piece->kind != PLACE)
                continue;
            scene->cursor = piece->spot;
            view_draw(&stage.tui);
            place = drawing_of(stage.session.game)->place(scene, piece);
            assert_true(has_frame(scene, &place));
            found++;
        }
        assert_in_range(found, 1, 81);
        close_stage(&stage);
    }
}

/* A tile's width and height on screens between the usual ones: each is used
   in one direction at least, and no tile is much wider than high. */
static void tiles_fit_screens_of_all_sizes(void **state)
{
    static const struct {
        Size screen, tile;
    } fits[] = {
        {{80, 24}, {5, 2}},  {{80, 30}, {5, 3}},   {{100, 30}, {6, 3}},
        {{100, 40}, {6, 4}}, {{132, 43}, {8, 4}},  {{132, 50}, {8, 5}},
        {{160, 48}, {8, 5}}, {{200, 60}, {12, 6}}, {{400, 60}, {12, 6}}};
    Stage stage;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(fits); i++) {
        open_stage(&stage, &starts[1]);
        canvas_clear(&stage.tui.canvas, fits[i].screen.width,
                     fits[i].screen.height);
        view_draw(&stage.tui);
        assert_int_equal(stage.tui.scene.step_x, fits[i].tile.width);
        assert_int_equal(stage.tui.scene.step_y, fits[i].tile.height);
        close_stage(&stage);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(marks_on_balls_can_be_seen_on_any_colour),
        cmocka_unit_test(next_balls_are_balls),
        cmocka_unit_test(labels_show_where_the_cursor_and_the_held_ball_are),
        cmocka_unit_test(tiles_do_not_touch_the_title),
        cmocka_unit_test(held_cards_are_marked),
        cmocka_unit_test(small_balls_are_round),
        cmocka_unit_test(the_tray_has_a_whole_rim),
        cmocka_unit_test(a_marked_gap_is_no_tile),
        cmocka_unit_test(tiles_fit_screens_of_all_sizes),
    };
    return cmocka_run_group_tests_name("pieces", tests, NULL, NULL);
}
