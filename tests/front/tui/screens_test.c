/* SPDX-License-Identifier: MIT */
/* Compares whole screens, character by character and colour by colour, with
   golden files: each size, with and without UTF-8 and colours. */
#include <stdio.h>
#include <string.h>

#include "front/tui/dialogs/pager.h"
#include "front/tui/view/bars.h"
#include "front/tui/view/position.h"
#include "front/tui/view/view.h"
#include "tests/kit/stage.h"

/* -------------------------------------------------------------- all looks */

static void page_looks(Page *page, const Start *start, const Size *size,
                       int ascii)
{
    static const int colours[] = {0, 8, 16, 256};
    Stage stage;
    char title[32];
    int i;
    open_stage(&stage, start);
    canvas_clear(&stage.tui.canvas, size->width, size->height);
    stage.tui.look.ascii = ascii;
    for (i = 0; i < 4; i++) {
        stage.tui.look.colours = colours[i];
        snprintf(title, sizeof title, "%d colours", colours[i]);
        page_screen(page, &stage.tui, title);
    }
    close_stage(&stage);
}

static void each_game_is_drawn_in_each_size_and_charset(void **state)
{
    Page page = PAGE_EMPTY;
    char name[96];
    int game, ascii, size;
    (void)state;
    for (game = 0; game < STARTS; game++)
        for (ascii = 0; ascii < 2; ascii++) {
            for (size = 0; size < SIZES; size++)
                page_looks(&page, &starts[game], &sizes[size], ascii);
            snprintf(name, sizeof name, "screens/%s-%s.txt", starts[game].game,
                     ascii ? "ascii" : "utf8");
            assert_drawn(&page, name);
        }
}

/* pictures_test.c has all themes. */
static void a_dark_ground_and_four_suits_are_drawn(void **state)
{
    Stage stage;
    Page page = PAGE_EMPTY;
    int game;
    (void)state;
    for (game = 0; game < STARTS; game++) {
        open_stage(&stage, &starts[game]);
        stage.tui.look.four_colours = stage.tui.look.dark = 1;
        page_screen(&page, &stage.tui, starts[game].game);
        close_stage(&stage);
    }
    assert_drawn(&page, "screens/dark.txt");
}

/* ------------------------------------------------------- what can happen */

static void draw_states(const Start *start)
{
    static const struct {
        const char *title, *keys;
    } states[] = {{"at first", ""},
                  {"held", " "},
                  {"let go, pointed elsewhere", "\033jl\t"},
                  {"half typed", "5"},
                  {"a command", "\033:go 1"},
                  {"the timeline", "\033T"},
                  {"letters", "\033L"}};
    Stage stage;
    Page page = PAGE_EMPTY;
    char name[96];
    size_t i;
    open_stage(&stage, start);
    for (i = 0; i < sizeof states / sizeof *states; i++) {
        press(&stage, states[i].keys);
        page_screen(&page, &stage.tui, states[i].title);
    }
    press(&stage, "\033");
    page_text(&stage.tui.message.told, "That cannot be done");
    stage.tui.message.tone = TONE_REFUSAL;
    page_screen(&page, &stage.tui, "a refusal");
    snprintf(name, sizeof name, "screens/%s-states.txt", start->game);
    assert_drawn(&page, name);
    close_stage(&stage);
}

static void events_of_each_game_are_drawn(void **state)
{
    int game;
    (void)state;
    for (game = 0; game < STARTS; game++)
        draw_states(&starts[game]);
}

static void advice_stands_out(void **state)
{
    Stage stage;
    Page page = PAGE_EMPTY;
    u16 move;
    int game;
    (void)state;
    for (game = 0; game < STARTS; game++) {
        open_stage(&stage, &starts[game]);
        assert_true(
            stage.session.game->list(stage.session.position, &move, 1));
        position_mark_advice(&stage.tui, move);
        page_screen(&page, &stage.tui, starts[game].game);
        close_stage(&stage);
    }
    assert_drawn(&page, "screens/advice.txt");
}

/* The keys and rules cover the board, at their first line and scrolled. */
static void texts_are_drawn_over_the_board(void **state)
{
    Stage stage;
    Page page = PAGE_EMPTY;
    Page keys = PAGE_EMPTY;
    int game, size;
    (void)state;
    for (game = 0; game < STARTS; game++) {
        open_stage(&stage, &starts[game]);
        keys.used = 0;
        legend_page(&keys, stage.session.game, 0);
        for (size = 0; size < 2; size++) {
            canvas_clear(&stage.tui.canvas, sizes[size].width,
                         sizes[size].height);
            view_draw(&stage.tui);
            pager_draw(&stage.tui, "Keys", keys.text, size * 3);
            page_format(&page, "---- %s\n", starts[game].game);
            canvas_page(&page, &stage.tui.canvas);
        }
        close_stage(&stage);
    }
    page_free(&keys);
    assert_drawn(&page, "screens/keys.txt");
}

static int count_signs(const Canvas *canvas, unsigned sign)
{
    int count = 0;
    int at;
    for (at = 0; at < canvas->width * canvas->height; at++)
        count += canvas->cells[at].sign == sign;
    return count;
}

/* Without colours cards have both brackets, or none where there is no room. */
static void brackets_come_in_pairs(void **state)
{
    Stage stage;
    int width;
    (void)state;
    open_stage(&stage, &starts[2]);
    stage.tui.look.palette = PALETTE_MONO;
    for (width = 16; width < 120; width++) {
        const Box area = {0, 0, width, 20};
        canvas_clear(&stage.tui.canvas, width, 20);
        scene_fit(&stage.tui.scene, &area);
        scene_draw(&stage.tui.scene);
        assert_int_equal(count_signs(&stage.tui.canvas, '['),
                         count_signs(&stage.tui.canvas, ']'));
    }
    assert_true(count_signs(&stage.tui.canvas, '[') > 50);
    close_stage(&stage);
}

static void screens_of_any_size_can_be_drawn(void **state)
{
    Stage stage;
    int game, width, height;
    (void)state;
    for (game = 0; game < STARTS; game++) {
        open_stage(&stage, &starts[game]);
        for (width = 1; width < 160; width += 7)
            for (height = 1; height < 60; height += 5) {
                canvas_clear(&stage.tui.canvas, width, height);
                view_draw(&stage.tui);
                assert_int_equal(view_is_too_small(&stage.tui),
                                 width < LEAST_WIDTH || height < LEAST_HEIGHT);
            }
        close_stage(&stage);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_game_is_drawn_in_each_size_and_charset),
        cmocka_unit_test(a_dark_ground_and_four_suits_are_drawn),
        cmocka_unit_test(events_of_each_game_are_drawn),
        cmocka_unit_test(advice_stands_out),
        cmocka_unit_test(texts_are_drawn_over_the_board),
        cmocka_unit_test(brackets_come_in_pairs),
        cmocka_unit_test(screens_of_any_size_can_be_drawn),
    };
    return cmocka_run_group_tests_name("screens", tests, NULL, NULL);
}
