/* SPDX-License-Identifier: MIT */
/* Tests tiles on the full screen: the face of every free tile can be read in
   every position, size and layout, and no picture leaves its tile. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/tui/drawings/drawing.h"
#include "host/host.h"
#include "rules/mahjong/mahjong.h"
#include "tests/kit/stage.h"
#include "tests/kit/tile_texts.h"

static const Size all_sizes[] = {{40, 20}, {80, 24}, {132, 43}, {200, 60}};

enum { ALL_SIZES = sizeof all_sizes / sizeof *all_sizes };

/* ---------------------------------------------------------- readable faces */

/* Whether the two letters are side by side within the tile. */
static int is_readable(const Canvas *canvas, const Piece *piece)
{
    const char *face = mahjong_face_name(piece->value);
    const Cell *cell = canvas->cells;
    const Cell *end = cell + canvas->width * canvas->height - 1;
    for (; cell < end; cell++)
        if (cell[0].hit == piece->spot && cell[1].hit == piece->spot &&
            cell[0].sign == (unsigned char)face[0] &&
            cell[1].sign == (unsigned char)face[1])
            return 1;
    return 0;
}

static void draw_board(Stage *stage)
{
    const Canvas *canvas = &stage->tui.canvas;
    const Box area = {0, 1, canvas->width, canvas->height - 3};
    canvas_clear(&stage->tui.canvas, canvas->width, canvas->height);
    scene_fit(&stage->tui.scene, &area);
    scene_draw(&stage->tui.scene);
}

/* A layout too large for the screen scrolls to the tile under the cursor. */
static void assert_readable(Stage *stage)
{
    Scene *scene = &stage->tui.scene;
    unsigned i;
    scene_look(scene);
    scene->cursor = NO_SPOT;
    draw_board(stage);
    for (i = 0; i < scene->count; i++) {
        const Piece *piece = &scene->pieces[i];
        if (piece->kind != TILE || !(piece->marks & IS_FREE) ||
            is_readable(&stage->tui.canvas, piece))
            continue;
        scene->cursor = piece->spot;
        draw_board(stage);
        if (!is_readable(&stage->tui.canvas, piece)) {
            Page page = PAGE_EMPTY;
            canvas_page(&page, &stage->tui.canvas);
            fail_msg("%s (tile %u at %u,%u,%u) can't be read:\n%s",
                     mahjong_face_name(piece->value), piece->spot, piece->x,
                     piece->y, piece->z, page.text);
        }
    }
}

/* Plays a random legal move; the choice repeats on every machine. */
static int play_any(Stage *stage, unsigned *chance)
{
    u16 moves[MAHJONG_TILES * MAHJONG_TILES / 2];
    const u16 count = mahjong.list(stage->session.position, moves,
                                   sizeof moves / sizeof *moves);
    *chance = *chance * 1103515245U + 12345U;
    if (!count || moves[0] == MAHJONG_SHUFFLE)
        return 0;
    assert_int_equal(mahjong.apply(stage->session.position,
                                   moves[(*chance >> 16) % count], NULL),
                     FINE);
    return 1;
}

/* Plays to the dead end, changing the size after each move. */
static void play_out(Stage *stage, unsigned chance)
{
    unsigned turn = chance;
    do {
        const Size *size = &all_sizes[turn % ALL_SIZES];
        stage->tui.scene.zoom = turn / ALL_SIZES % 4 ? 0 : 1;
        stage->tui.scene.letters = turn / ALL_SIZES % 3 == 0;
        canvas_clear(&stage->tui.canvas, size->width, size->height);
        assert_readable(stage);
        turn++;
    } while (play_any(stage, &chance));
}

static void every_free_tile_of_the_turtle_can_be_read(void **state)
{
    static const char *const variants[] = {"turtle", "random", "flowers"};
    const unsigned games = getenv("QUADRILLE_LONG") ? 24 : 6;
    unsigned chance;
    (void)state;
    for (chance = 1; chance <= games; chance++) {
        char words[32];
        const Start start = {"mahjong", words, ""};
        Stage stage;
        snprintf(words, sizeof words, "%s %u", variants[chance % 3], chance);
        open_stage(&stage, &start);
        play_out(&stage, chance);
        close_stage(&stage);
    }
}

static void every_free_tile_of_other_layouts_can_be_read(void **state)
{
    static const Start start = {"mahjong", "random 7", ""};
    const unsigned games = getenv("QUADRILLE_LONG") ? 4 : 2;
    size_t i;
    unsigned chance;
    (void)state;
    for (i = 0; own_layouts[i]; i++) {
        Layout layout;
        get_own_layout(&layout, own_layouts[i]);
        for (chance = 1; chance <= games; chance++) {
            Stage stage;
            open_stage(&stage, &start);
            assert_int_equal(
                mahjong_deal_layout(stage.session.position, &layout,
                                    stage.session.variant, stage.session.seed),
                FINE);
            play_out(&stage, chance);
            close_stage(&stage);
        }
    }
}

/* A tower of ten tiles with a tile at each side and corner: a layer hides as
   much of lower tiles as it can. */
static void tiles_around_a_tower_can_be_read(void **state)
{
    static const Start start = {"mahjong", "random 7", ""};
    Stage stage;
    Layout layout = {0};
    int i, size;
    u8 tile;
    (void)state;
    for (i = 0; i < 9; i++)
        assert_int_equal(mahjong_add_tile(&layout, (u32)(i % 3 * 2),
                                          (u32)(i / 3 * 2), 0, &tile),
                         FINE);
    for (i = 1; i < 10; i++)
        assert_int_equal(mahjong_add_tile(&layout, 2, 2, (u32)i, &tile), FINE);
    open_stage(&stage, &start);
    assert_int_equal(mahjong_deal_layout(stage.session.position, &layout,
                                         stage.session.variant,
                                         stage.session.seed),
                     FINE);
    for (size = 0; size < ALL_SIZES; size++) {
        canvas_clear(&stage.tui.canvas, all_sizes[size].width,
                     all_sizes[size].height);
        assert_readable(&stage);
    }
    close_stage(&stage);
}

/* ---------------------------------------------------------------- pictures */

/* Each face is drawn on its own tile, in every size. */
static void no_picture_leaves_its_tile(void **state)
{
    static const Start start = {"mahjong", "7", ""};
    Stage stage;
    Scene *scene = &stage.tui.scene;
    Canvas *canvas = &stage.tui.canvas;
    u8 face;
    int size, x, y;
    (void)state;
    open_stage(&stage, &start);
    for (size = 0; size < ALL_SIZES; size++)
        for (face = 1; face <= MAHJONG_FACES; face++) {
            const Piece piece = {0, 0, 0, 0, TILE, face, IS_FREE};
            Box box;
            canvas_clear(canvas, all_sizes[size].width,
                         all_sizes[size].height);
            scene_fit(scene, &(Box){0, 1, canvas->width, canvas->height - 3});
            scene->count = 0;
            box = drawing_of(&mahjong)->place(scene, &piece);
            drawing_of(&mahjong)->draw(scene, &piece, &box);
            for (y = 0; y < canvas->height; y++)
                for (x = 0; x < canvas->width; x++)
                    if (!box_contains(&box, x, y))
                        assert_int_equal(canvas_cell(canvas, x, y)->sign, ' ');
            scene_look(scene);
        }
    close_stage(&stage);
}

static void flowers_and_seasons_have_pictures(void **state)
{
    static const Start start = {"mahjong", "flowers 1", ""};
    Page page = PAGE_EMPTY;
    Stage stage;
    int size;
    (void)state;
    open_stage(&stage, &start);
    for (size = 1; size < ALL_SIZES; size++) {
        canvas_clear(&stage.tui.canvas, all_sizes[size].width,
                     all_sizes[size].height);
        page_screen(&page, &stage.tui, start.words);
    }
    close_stage(&stage);
    assert_drawn(&page, "screens/flowers.txt");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_free_tile_of_the_turtle_can_be_read),
        cmocka_unit_test(every_free_tile_of_other_layouts_can_be_read),
        cmocka_unit_test(tiles_around_a_tower_can_be_read),
        cmocka_unit_test(no_picture_leaves_its_tile),
        cmocka_unit_test(flowers_and_seasons_have_pictures),
    };
    return cmocka_run_group_tests_name("tile faces", tests, NULL, NULL);
}
