/* SPDX-License-Identifier: MIT */
/* Whole screens: large ones, those of consoles, and what lies over a board. */
#include <stdlib.h>
#include <string.h>

#include "../front/faces.h"
#include "stage.h"

static void large_screens_have_large_boards(void **state)
{
    Stage stage;
    Page page = {NULL, 0, 0};
    int game;
    (void)state;
    for (game = 0; game < STARTS; game++) {
        open_stage(&stage, &starts[game]);
        clear_canvas(&stage.tui.canvas, 200, 60);
        page_screen(&page, &stage.tui, starts[game].game);
        close_stage(&stage);
    }
    assert_drawn(&page, "screens/large.txt");
}

/* A console of old: Latin letters, some frames and blocks, the suits. */
static void consoles_show_only_signs_that_they_have(void **state)
{
    static const unsigned signs[] = {0x2500, 0x2502, 0x250c, 0x2510, 0x2514,
                                     0x2518, 0x2580, 0x2584, 0x2588, 0x2660,
                                     0x2663, 0x2665, 0x2666, 0x2022, 0xb7};
    static Font font;
    Stage stage;
    Page page = {NULL, 0, 0};
    size_t i;
    int game, at;
    (void)state;
    for (i = 0; i < sizeof signs / sizeof *signs; i++)
        add_to_font(&font, signs[i]);
    for (game = 0; game < STARTS; game++) {
        open_stage(&stage, &starts[game]);
        stage.tui.canvas.font = &font;
        page_screen(&page, &stage.tui, starts[game].game);
        for (at = 0; at < 80 * 24; at++)
            assert_int_equal(stage.tui.canvas.cells[at].sign,
                             sign_in(&font, stage.tui.canvas.cells[at].sign));
        close_stage(&stage);
    }
    assert_drawn(&page, "screens/console.txt");
}

static void where_cards_can_go_and_which_tiles_match(void **state)
{
    Stage stage;
    Page page = {NULL, 0, 0};
    int game, size;
    (void)state;
    for (game = 1; game < 3; game++)
        for (size = 0; size < SIZES; size++) {
            open_stage(&stage, &starts[game]);
            clear_canvas(&stage.tui.canvas, sizes[size].width,
                         sizes[size].height);
            press(&stage, "\033m");
            page_screen(&page, &stage.tui, starts[game].game);
            close_stage(&stage);
        }
    assert_drawn(&page, "screens/ways.txt");
}

static void tiles_are_larger_when_zoomed(void **state)
{
    Stage stage;
    Page page = {NULL, 0, 0};
    int size, times;
    (void)state;
    for (size = 0; size < 2; size++) {
        open_stage(&stage, &starts[1]);
        clear_canvas(&stage.tui.canvas, sizes[size].width, sizes[size].height);
        for (times = 0; times < ZOOMS; times++) {
            press(&stage, "Z");
            page_screen(&page, &stage.tui, "zoomed");
        }
        close_stage(&stage);
    }
    assert_drawn(&page, "screens/zoom.txt");
}

static void what_drops_next_is_announced(void **state)
{
    static const Start announcing[] = {{"kulki", "klines plum", ""},
                                       {"kulki", "large plum", ""},
                                       {"kulki", "lines98 plum", ""}};
    Stage stage;
    Page page = {NULL, 0, 0};
    int nth, size;
    (void)state;
    for (nth = 0; nth < 3; nth++)
        for (size = 0; size < 2; size++) {
            open_stage(&stage, &announcing[nth]);
            clear_canvas(&stage.tui.canvas, sizes[size].width,
                         sizes[size].height);
            page_screen(&page, &stage.tui, announcing[nth].words);
            close_stage(&stage);
        }
    assert_drawn(&page, "screens/next.txt");
}

/* ------------------------------------------------------ over the board */

static const Start won = {"sliding", "2x2 plum", "2;3;1;2"};

static void how_it_went_is_told_over_the_board(void **state)
{
    Stage stage;
    Page page = {NULL, 0, 0};
    int size;
    (void)state;
    for (size = 0; size < 2; size++) {
        open_stage(&stage, &won);
        clear_canvas(&stage.tui.canvas, sizes[size].width, sizes[size].height);
        assert_true(shows_ending(&stage.tui));
        page_screen(&page, &stage.tui, "won");
        page_text(&stage.tui.par, "Par: 4 single-tile moves, the least there "
                                  "are: you made no more\n");
        page_screen(&page, &stage.tui, "with par");
        press(&stage, "\033");
        assert_false(shows_ending(&stage.tui));
        page_screen(&page, &stage.tui, "the board");
        close_stage(&stage);
    }
    assert_drawn(&page, "screens/ending.txt");
}

static void play_to_dead_end(Stage *stage)
{
    const Game *game = stage->session.game;
    u16 *moves = calloc(game->most_moves, sizeof *moves);
    int turns = 0;
    assert_non_null(moves);
    while (game->status(stage->session.position) == GOING && turns++ < 500) {
        game->list(stage->session.position, moves, game->most_moves);
        assert_int_equal(game->apply(stage->session.position, moves[0], NULL),
                         FINE);
    }
    free(moves);
    assert_int_equal(game->status(stage->session.position), STUCK);
}

static void a_dead_end_offers_ways_out(void **state)
{
    Stage stage;
    Page page = {NULL, 0, 0};
    static const Start start = {"mahjong", "random 3", ""};
    int size;
    (void)state;
    for (size = 0; size < 2; size++) {
        open_stage(&stage, &start);
        play_to_dead_end(&stage);
        show_on_tui(&stage.tui, &stage.session, NULL);
        clear_canvas(&stage.tui.canvas, sizes[size].width, sizes[size].height);
        assert_true(shows_ending(&stage.tui));
        assert_int_equal(stage.tui.scene.cursor, TABLE_SPOT);
        page_screen(&page, &stage.tui, "stuck");
        press(&stage, "\033");
        page_screen(&page, &stage.tui, "the board");
        press(&stage, "\r");
        assert_int_equal(stage.session.game->status(stage.session.position),
                         GOING);
        close_stage(&stage);
    }
    assert_drawn(&page, "screens/stuck.txt");
}

static void a_replay_has_bars_of_its_own(void **state)
{
    Stage stage;
    Page page = {NULL, 0, 0};
    int size, plays;
    (void)state;
    for (size = 0; size < 2; size++)
        for (plays = 0; plays < 2; plays++) {
            open_stage(&stage, &starts[2]);
            clear_canvas(&stage.tui.canvas, sizes[size].width,
                         sizes[size].height);
            stage.tui.mode = MODE_REEL;
            stage.tui.reel_plays = plays;
            stage.tui.scene.cursor = NO_SPOT;
            page_text(&stage.tui.told, plays ? "26" : "");
            page_screen(&page, &stage.tui, plays ? "playing" : "paused");
            close_stage(&stage);
        }
    assert_drawn(&page, "screens/replay.txt");
}

/* On narrow screens the title gives way; a blank parts it from the figures. */
static void titles_leave_room_for_figures(void **state)
{
    static const Start titles[] = {
        {"kulki", "klines 84kua4jm", ""},
        {"mahjong", "flowers:random 84kua4jm22rr", ""},
        {"freecell", "8589934591", ""}};
    Stage stage;
    Page page = {NULL, 0, 0};
    size_t i;
    int width;
    (void)state;
    for (i = 0; i < sizeof titles / sizeof *titles; i++)
        for (width = 40; width < 90; width += 7) {
            open_stage(&stage, &titles[i]);
            stage.session.clock = 754000;
            clear_canvas(&stage.tui.canvas, width, 20);
            draw_tui(&stage.tui);
            page.used = 0;
            page_canvas(&page, &stage.tui.canvas);
            assert_non_null(strstr(page.text, "  12:34\n"));
            *strchr(page.text, '\n') = '\0';
            assert_non_null(strstr(page.text, stage.tui.figures.text));
            assert_int_equal(strstr(page.text, stage.tui.figures.text)[-1],
                             ' ');
            if (width >= 75)
                assert_non_null(
                    strstr(page.text, strchr(titles[i].words, ' ')
                                          ? strchr(titles[i].words, ' ')
                                          : titles[i].words));
            close_stage(&stage);
        }
    page_free(&page);
}

static void tiles_are_counted_down_and_named(void **state)
{
    Stage stage;
    Page page = {NULL, 0, 0};
    Page face = {NULL, 0, 0};
    (void)state;
    open_stage(&stage, &starts[1]);
    draw_tui(&stage.tui);
    page_canvas(&page, &stage.tui.canvas);
    assert_non_null(strstr(page.text, " 140 tiles left "));
    page.used = 0;
    page_face(&page,
              piece_on(&stage.tui.scene, stage.tui.scene.cursor)->value);
    page_text(&face, page.text);
    page.used = 0;
    page_canvas(&page, &stage.tui.canvas);
    assert_non_null(strstr(page.text, face.text));
    page_free(&face);
    page_free(&page);
    close_stage(&stage);
}

static void a_name_is_asked_for_in_a_box(void **state)
{
    Stage stage;
    Page page = {NULL, 0, 0};
    int size;
    (void)state;
    for (size = 0; size < 2; size++) {
        open_stage(&stage, &starts[2]);
        clear_canvas(&stage.tui.canvas, sizes[size].width, sizes[size].height);
        press(&stage, "\023");
        assert_string_equal(stage.tui.typed.text, "freecell-617.txt");
        page_screen(&page, &stage.tui, "a name");
        press(&stage, "-with-a-name-that-is-longer-than-any-box-will-be");
        page_screen(&page, &stage.tui, "a long one");
        press(&stage, "\033");
        assert_int_equal(stage.tui.mode, MODE_PLAY);
        close_stage(&stage);
    }
    assert_drawn(&page, "screens/saving.txt");
}

static void lists_and_statistics(void **state)
{
    Stage stage;
    Page page = {NULL, 0, 0};
    Page text = {NULL, 0, 0};
    int size, line;
    (void)state;
    for (line = 1; line < 60; line++)
        page_format(&text, "line %d of the list\n", line);
    for (size = 0; size < 2; size++) {
        open_stage(&stage, &starts[2]);
        clear_canvas(&stage.tui.canvas, sizes[size].width, sizes[size].height);
        draw_picker(&stage.tui, " Choose ", text.text, 30);
        page_format(&page, "---- a list\n");
        page_canvas(&page, &stage.tui.canvas);
        clear_canvas(&stage.tui.canvas, sizes[size].width, sizes[size].height);
        draw_record(&stage.tui, games[2], text.text, 7);
        page_format(&page, "---- statistics\n");
        page_canvas(&page, &stage.tui.canvas);
        close_stage(&stage);
    }
    page_free(&text);
    assert_drawn(&page, "screens/lists.txt");
}

static void long_lines_are_folded(void **state)
{
    static const struct {
        const char *text;
        int width;
        const char *folded;
    } cases[] = {{"", 10, ""},
                 {"short", 10, "short\n"},
                 {"one two three", 8, "one two\nthree\n"},
                 {"abcdefghijkl", 8, "abcdefgh\nijkl\n"},
                 {"\u2660\u2660\u2660\u2660 \u2665\u2665\u2665\u2665", 8,
                  "\u2660\u2660\u2660\u2660\n\u2665\u2665\u2665\u2665\n"},
                 {"a\n\nb\n", 8, "a\n\nb\n"},
                 {"too narrow", 1, "too\nnarrow\n"},
                 {"a line that\ngoes on\nfor long", 9,
                  "a line\nthat goes\non for\nlong\n"},
                 {"this is it.\nAnd so on", 9, "this is\nit.\nAnd so on\n"},
                 {"a list:\n  of things", 12, "a list:\n  of things\n"}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        Page page = {NULL, 0, 0};
        fold_text(&page, cases[i].text, cases[i].width);
        assert_string_equal(page.text, cases[i].folded);
        page_free(&page);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(large_screens_have_large_boards),
        cmocka_unit_test(consoles_show_only_signs_that_they_have),
        cmocka_unit_test(where_cards_can_go_and_which_tiles_match),
        cmocka_unit_test(tiles_are_larger_when_zoomed),
        cmocka_unit_test(what_drops_next_is_announced),
        cmocka_unit_test(how_it_went_is_told_over_the_board),
        cmocka_unit_test(a_dead_end_offers_ways_out),
        cmocka_unit_test(a_replay_has_bars_of_its_own),
        cmocka_unit_test(titles_leave_room_for_figures),
        cmocka_unit_test(tiles_are_counted_down_and_named),
        cmocka_unit_test(a_name_is_asked_for_in_a_box),
        cmocka_unit_test(lists_and_statistics),
        cmocka_unit_test(long_lines_are_folded),
    };
    return cmocka_run_group_tests_name("boxes", tests, NULL, NULL);
}
