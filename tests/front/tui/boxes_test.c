/* SPDX-License-Identifier: MIT */
/* Tests whole screens: large ones, those of consoles, and boxes over a board.
 */
#include <string.h>

#include "front/tui/canvas/texts.h"
#include "front/tui/dialogs/dialogs.h"
#include "front/tui/dialogs/pager.h"
#include "front/tui/dialogs/statistics_board.h"
#include "front/tui/view/ending.h"
#include "front/tui/view/view.h"
#include "rules/games.h"
#include "tests/kit/stage.h"

static void large_screens_have_large_boards(void **state)
{
    Stage stage;
    Page page = PAGE_EMPTY;
    int game;
    (void)state;
    for (game = 0; game < STARTS; game++) {
        open_stage(&stage, &starts[game]);
        canvas_clear(&stage.tui.canvas, 200, 60);
        page_screen(&page, &stage.tui, starts[game].game);
        close_stage(&stage);
    }
    assert_drawn(&page, "screens/large.txt");
}

/* Old consoles have Latin letters, some box-drawing characters, and suits. */
static void consoles_show_only_characters_they_have(void **state)
{
    static const unsigned signs[] = {0x2500, 0x2502, 0x250c, 0x2510, 0x2514,
                                     0x2518, 0x2580, 0x2584, 0x2588, 0x2660,
                                     0x2663, 0x2665, 0x2666, 0x2022, 0xb7};
    static Font font;
    Stage stage;
    Page page = PAGE_EMPTY;
    size_t i;
    int game, at;
    (void)state;
    for (i = 0; i < sizeof signs / sizeof *signs; i++)
        font_add(&font, signs[i]);
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

static void targets_of_cards_and_matching_tiles_are_shown(void **state)
{
    Stage stage;
    Page page = PAGE_EMPTY;
    int game, size;
    (void)state;
    for (game = 1; game < 3; game++)
        for (size = 0; size < SIZES; size++) {
            open_stage(&stage, &starts[game]);
            canvas_clear(&stage.tui.canvas, sizes[size].width,
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
    Page page = PAGE_EMPTY;
    int size, times;
    (void)state;
    for (size = 0; size < 2; size++) {
        open_stage(&stage, &starts[1]);
        canvas_clear(&stage.tui.canvas, sizes[size].width, sizes[size].height);
        for (times = 0; times < ZOOMS; times++) {
            press(&stage, "Z");
            page_screen(&page, &stage.tui, "zoomed");
        }
        close_stage(&stage);
    }
    assert_drawn(&page, "screens/zoom.txt");
}

static void the_next_balls_are_shown(void **state)
{
    static const Start announcing[] = {{"kulki", "klines plum", ""},
                                       {"kulki", "large plum", ""},
                                       {"kulki", "lines98 plum", ""}};
    Stage stage;
    Page page = PAGE_EMPTY;
    int nth, size;
    (void)state;
    for (nth = 0; nth < 3; nth++)
        for (size = 0; size < 2; size++) {
            open_stage(&stage, &announcing[nth]);
            canvas_clear(&stage.tui.canvas, sizes[size].width,
                         sizes[size].height);
            page_screen(&page, &stage.tui, announcing[nth].words);
            close_stage(&stage);
        }
    assert_drawn(&page, "screens/next.txt");
}

/* ------------------------------------------------------ over the board */

static const Start won = {"sliding", "2x2 plum", "2;3;1;2"};

static void the_result_is_shown_over_the_board(void **state)
{
    Stage stage;
    Page page = PAGE_EMPTY;
    int size;
    (void)state;
    for (size = 0; size < SIZES; size++) {
        open_stage(&stage, &won);
        canvas_clear(&stage.tui.canvas, sizes[size].width, sizes[size].height);
        assert_true(ending_is_shown(&stage.tui));
        page_screen(&page, &stage.tui, "won");
        page_text(&stage.tui.ending.par,
                  "\u2605\u2605\u2605 4 moves: the fewest possible!\n");
        page_screen(&page, &stage.tui, "with par");
        page_text(&stage.tui.ending.rank,
                  "Rank 3 of 40. 5 wins in a row (best: 7).\n");
        page_screen(&page, &stage.tui, "ranked");
        stage.tui.ending.rank.used = 0;
        page_text(&stage.tui.ending.rank,
                  "New personal best: 4 moves (before: 6 moves).\n"
                  "Rank 1 of 40.\n");
        stage.tui.ending.is_best = 1;
        page_screen(&page, &stage.tui, "a new best");
        press(&stage, "\033");
        assert_false(ending_is_shown(&stage.tui));
        page_screen(&page, &stage.tui, "the board");
        close_stage(&stage);
    }
    assert_drawn(&page, "screens/ending.txt");
}

/* Whatever there is to say, what can be done next is offered. */
static void long_results_leave_room_for_the_offers(void **state)
{
    static const char *const kept[] = {"Game finished in", "\u2502 \u2026 ",
                                       "Esc board", "\u2570\u2500"};
    Stage stage;
    Page page = PAGE_EMPTY;
    int line;
    size_t i;
    (void)state;
    open_stage(&stage, &won);
    canvas_clear(&stage.tui.canvas, LEAST_WIDTH, LEAST_HEIGHT);
    for (line = 0; line < LEAST_HEIGHT; line++)
        page_format(&stage.tui.ending.par, "line %d\n", line);
    view_draw(&stage.tui);
    canvas_page(&page, &stage.tui.canvas);
    for (i = 0; i < sizeof kept / sizeof *kept; i++)
        if (!strstr(page.text, kept[i]))
            fail_msg("no %s in\n%s", kept[i], page.text);
    page_free(&page);
    close_stage(&stage);
}

static void a_replay_has_its_own_bars(void **state)
{
    Stage stage;
    Page page = PAGE_EMPTY;
    int size, plays;
    (void)state;
    for (size = 0; size < 2; size++)
        for (plays = 0; plays < 2; plays++) {
            open_stage(&stage, &starts[2]);
            canvas_clear(&stage.tui.canvas, sizes[size].width,
                         sizes[size].height);
            stage.tui.mode = MODE_REPLAY;
            stage.tui.playback.is_replay_on = plays;
            stage.tui.scene.cursor = NO_SPOT;
            page_text(&stage.tui.message.told, plays ? "26" : "");
            page_screen(&page, &stage.tui, plays ? "playing" : "paused");
            close_stage(&stage);
        }
    assert_drawn(&page, "screens/replay.txt");
}

static void a_box_asks_for_a_name(void **state)
{
    Stage stage;
    Page page = PAGE_EMPTY;
    int size;
    (void)state;
    for (size = 0; size < 2; size++) {
        open_stage(&stage, &starts[2]);
        canvas_clear(&stage.tui.canvas, sizes[size].width, sizes[size].height);
        press(&stage, "\023");
        assert_string_equal(stage.tui.typing.text.text, "freecell-617.txt");
        page_screen(&page, &stage.tui, "a name");
        press(&stage, "-with-a-name-that-is-longer-than-any-box-will-be");
        page_screen(&page, &stage.tui, "a long one");
        press(&stage, "\033");
        assert_int_equal(stage.tui.mode, MODE_PLAY);
        close_stage(&stage);
    }
    assert_drawn(&page, "screens/saving.txt");
}

/* Shows a board with these lines from its eighth on. */
static void draw_statistics(Tui *tui, const char *text)
{
    StatisticsBoard board = {.rows = lines_count(text)};
    int y;
    canvas_clear(&board.sheet, tui->canvas.width, board.rows);
    for (y = 0; *text; y++, text = lines_next(text))
        lines_put(&board.sheet, 0, y, text, INK_TEXT, PLAIN_STYLE);
    statistics_draw(tui, games[2], &board, 7);
    statistics_board_free(&board);
}

static void lists_and_statistics_are_drawn(void **state)
{
    Stage stage;
    Page page = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    int size, line;
    (void)state;
    for (line = 1; line < 60; line++)
        page_format(&text, "line %d of the list\n", line);
    for (size = 0; size < 2; size++) {
        open_stage(&stage, &starts[2]);
        canvas_clear(&stage.tui.canvas, sizes[size].width, sizes[size].height);
        picker_draw(&stage.tui, "Choose", text.text, 30);
        page_format(&page, "---- a list\n");
        canvas_page(&page, &stage.tui.canvas);
        canvas_clear(&stage.tui.canvas, sizes[size].width, sizes[size].height);
        draw_statistics(&stage.tui, text.text);
        page_format(&page, "---- statistics\n");
        canvas_page(&page, &stage.tui.canvas);
        close_stage(&stage);
    }
    page_free(&text);
    assert_drawn(&page, "screens/lists.txt");
}

static void more_is_shown_only_when_text_follows(void **state)
{
    static const struct {
        int from;
        const char *more;
    } cases[] = {{0, "\u2500 \u2193 more "},
                 {7, "\u2500 \u2191\u2193 more "},
                 {40, "\u2500 \u2191 end "}};
    Stage stage;
    Page text = PAGE_EMPTY;
    size_t i;
    int line;
    (void)state;
    for (line = 0; line < 60; line++)
        page_format(&text, "line %d\n", line);
    open_stage(&stage, &starts[2]);
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        Page page = PAGE_EMPTY;
        assert_int_equal(pager_draw(&stage.tui, "", text.text, cases[i].from),
                         20);
        canvas_page(&page, &stage.tui.canvas);
        assert_non_null(strstr(page.text, cases[i].more));
        page_free(&page);
    }
    page_free(&text);
    close_stage(&stage);
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
        Page page = PAGE_EMPTY;
        fold_text(&page, cases[i].text, cases[i].width);
        assert_string_equal(page.text, cases[i].folded);
        page_free(&page);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(large_screens_have_large_boards),
        cmocka_unit_test(consoles_show_only_characters_they_have),
        cmocka_unit_test(targets_of_cards_and_matching_tiles_are_shown),
        cmocka_unit_test(tiles_are_larger_when_zoomed),
        cmocka_unit_test(the_next_balls_are_shown),
        cmocka_unit_test(the_result_is_shown_over_the_board),
        cmocka_unit_test(long_results_leave_room_for_the_offers),
        cmocka_unit_test(a_replay_has_its_own_bars),
        cmocka_unit_test(a_box_asks_for_a_name),
        cmocka_unit_test(lists_and_statistics_are_drawn),
        cmocka_unit_test(more_is_shown_only_when_text_follows),
        cmocka_unit_test(long_lines_are_folded),
    };
    return cmocka_run_group_tests_name("boxes", tests, NULL, NULL);
}
