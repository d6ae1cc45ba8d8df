/* SPDX-License-Identifier: MIT */
/* Tests what a screen says about a position: its title and figures, the tile
   under the cursor, the way out of a dead end. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "front/tui/drawings/drawing.h"
#include "front/tui/keys/keys.h"
#include "front/tui/view/ending.h"
#include "front/tui/view/position.h"
#include "front/tui/view/view.h"
#include "table/game_words.h"
#include "table/tile_words.h"
#include "tests/kit/stage.h"

/* On narrow screens the title is cut, and a space separates it from the
   figures. */
static void titles_leave_room_for_figures(void **state)
{
    static const Start titles[] = {
        {"kulki", "klines 84kua4jm", ""},
        {"mahjong", "flowers:random 84kua4jm22rr", ""},
        {"freecell", "8589934591", ""}};
    Stage stage;
    Page page = PAGE_EMPTY;
    size_t i;
    int width;
    (void)state;
    for (i = 0; i < sizeof titles / sizeof *titles; i++)
        for (width = 40; width < 90; width += 7) {
            open_stage(&stage, &titles[i]);
            stage.session.clock = 754000;
            canvas_clear(&stage.tui.canvas, width, 20);
            view_draw(&stage.tui);
            page.used = 0;
            canvas_page(&page, &stage.tui.canvas);
            assert_non_null(strstr(page.text, "  12:34\n"));
            *strchr(page.text, '\n') = '\0';
            assert_non_null(strstr(page.text, stage.tui.display.figures.text));
            assert_int_equal(
                strstr(page.text, stage.tui.display.figures.text)[-1], ' ');
            if (width >= 75)
                assert_non_null(
                    strstr(page.text, strchr(titles[i].words, ' ')
                                          ? strchr(titles[i].words, ' ')
                                          : titles[i].words));
            close_stage(&stage);
        }
    page_free(&page);
}

/* What is played is more important than the seed it was dealt from. */
static void short_titles_leave_out_the_seed(void **state)
{
    static const Start start = {"mahjong", "surprise:random 84kua4jm22rr", ""};
    static const struct {
        int width;
        const char *title;
    } titles[] = {
        {100, " Mahjong solitaire, surprise, shuffled, hard, 84kua4jm22rr  "},
        {80, " Mahjong, surprise, shuffled, hard, 84kua4jm22rr  "},
        {64, " Mahjong, surprise, shuffled, hard  "},
        {50, " Mahjong, surprise, shuffled, hard  "},
        {40, " Mahjong, surprise, shuffle\xE2\x80\xA6  "}};
    Stage stage;
    Page page = PAGE_EMPTY;
    size_t i;
    (void)state;
    open_stage(&stage, &start);
    strcpy(stage.session.name, "hard");
    for (i = 0; i < sizeof titles / sizeof *titles; i++) {
        canvas_clear(&stage.tui.canvas, titles[i].width, 20);
        view_draw(&stage.tui);
        page.used = 0;
        canvas_page(&page, &stage.tui.canvas);
        if (strncmp(page.text, titles[i].title, strlen(titles[i].title)) != 0)
            fail_msg("%d columns: %.*s", titles[i].width,
                     (int)strcspn(page.text, "\n"), page.text);
    }
    page_free(&page);
    close_stage(&stage);
}

static void tiles_are_counted_down_and_named(void **state)
{
    Stage stage;
    Page page = PAGE_EMPTY;
    (void)state;
    open_stage(&stage, &starts[1]);
    view_draw(&stage.tui);
    canvas_page(&page, &stage.tui.canvas);
    assert_non_null(strstr(page.text, " 140 tiles left "));
    assert_non_null(strstr(page.text, "9 of bamboo, layer 1, free; 4 left"));
    page_free(&page);
    close_stage(&stage);
}

static void what_the_cursor_is_on_is_named(void **state)
{
    static const Start flowers = {"mahjong", "flowers 1", ""};
    static const Start yellow = {"kulki", "5", ""};
    static const struct {
        const Start *start;
        u8 value;
        const char *words;
    } named[] = {{&starts[1], 0, "free; 4 left"},
                 {&flowers, 37, "plum flower, layer 1, free; 4 left"},
                 {&starts[2], 51, "queen of spades"},
                 {&yellow, 4, "yellow ball, f8"}};
    Stage stage;
    Page page = PAGE_EMPTY;
    size_t i;
    unsigned at;
    (void)state;
    for (i = 0; i < sizeof named / sizeof *named; i++) {
        Scene *scene = &stage.tui.scene;
        open_stage(&stage, named[i].start);
        for (at = 0; at < scene->count; at++)
            if (scene->pieces[at].value == named[i].value)
                scene->cursor = scene->pieces[at].spot;
        page.used = 0;
        view_draw(&stage.tui);
        canvas_page(&page, &stage.tui.canvas);
        assert_non_null(strstr(page.text, named[i].words));
        close_stage(&stage);
    }
    page_free(&page);
}

static void play_to_dead_end(Stage *stage)
{
    const Game *game = stage->session.game;
    u16 *moves = calloc(game->most_moves, sizeof *moves);
    int turns = 0;
    stage->tui.look.still = 1; /* there is no terminal */
    assert_non_null(moves);
    while (game->status(stage->session.position) == GOING && turns++ < 500) {
        game->list(stage->session.position, moves, game->most_moves);
        assert_int_equal(game->apply(stage->session.position, moves[0], NULL),
                         FINE);
    }
    free(moves);
    assert_int_equal(game->status(stage->session.position), STUCK);
}

static void a_dead_end_offers_a_way_out(void **state)
{
    Stage stage;
    Page page = PAGE_EMPTY;
    static const Start start = {"mahjong", "random 3", ""};
    int size;
    (void)state;
    for (size = 0; size < 2; size++) {
        open_stage(&stage, &start);
        play_to_dead_end(&stage);
        position_show(&stage.tui, &stage.session, NULL);
        canvas_clear(&stage.tui.canvas, sizes[size].width, sizes[size].height);
        assert_true(ending_is_shown(&stage.tui));
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

/* After a dead end each tile is where it was. */
static void the_way_out_moves_no_tile(void **state)
{
    static const Start start = {"mahjong", "random 3", ""};
    static const Size screens[] = {{40, 20}, {80, 24}, {132, 43}, {200, 60}};
    Stage stage;
    int i;
    (void)state;
    for (i = 0; i < 8; i++) {
        const Size *size = &screens[i / 2];
        const Box area = {0, 1, size->width, size->height - 3};
        Scene *scene = &stage.tui.scene;
        int x, y;
        open_stage(&stage, &start);
        canvas_clear(&stage.tui.canvas, size->width, size->height);
        scene->has_pictures = i % 2;
        stage.tui.canvas.cell_width = 10 * (i % 2);
        stage.tui.canvas.cell_height = 20 * (i % 2);
        scene_fit(scene, &area);
        x = scene->has_pictures ? scene->unit.x : scene->x;
        y = scene->has_pictures ? scene->unit.y : scene->y;
        play_to_dead_end(&stage);
        position_show(&stage.tui, &stage.session, NULL);
        assert_non_null(scene_piece(scene, TABLE_SPOT));
        scene->has_pictures = i % 2;
        scene_fit(scene, &area);
        assert_int_equal(scene->has_pictures ? scene->unit.x : scene->x, x);
        assert_int_equal(scene->has_pictures ? scene->unit.y : scene->y, y);
        close_stage(&stage);
    }
}

/* Returns where the words are, in the box or anywhere else. */
static Key place_of(const Canvas *canvas, unsigned here, int from)
{
    int at = from * canvas->width;
    while (at < canvas->width * canvas->height &&
           canvas->cells[at].hit != here)
        at++;
    assert_true(at < canvas->width * canvas->height);
    return (Key){KEY_PRESSED, at % canvas->width, at / canvas->width};
}

/* The button appears above the board and again in the box; from the third line
   on, the box's is found. */
static void the_way_out_can_be_clicked(void **state)
{
    static const Start start = {"mahjong", "random 3", ""};
    Page line = PAGE_EMPTY;
    Stage stage;
    Key key;
    (void)state;
    open_stage(&stage, &start);
    play_to_dead_end(&stage);
    position_show(&stage.tui, &stage.session, NULL);
    view_draw(&stage.tui);
    key = place_of(&stage.tui.canvas, TABLE_SPOT, 3);
    assert_false(keys_obey(&stage.tui, &key, &line));
    key.code = KEY_RELEASED;
    assert_true(keys_obey(&stage.tui, &key, &line));
    assert_string_equal(line.text, "touch 254");
    key = place_of(&stage.tui.canvas, HIT_KEY + 'u', 3);
    assert_false(keys_obey(&stage.tui, &key, &line));
    key.code = KEY_RELEASED;
    assert_true(keys_obey(&stage.tui, &key, &line));
    assert_string_equal(line.text, "undo");
    page_free(&line);
    close_stage(&stage);
}

/* The box says it, so the loop's own message is left out. */
static void a_dead_end_is_reported_once(void **state)
{
    static const Start start = {"mahjong", "random 3", ""};
    const Look look = {.still = 1};
    Page ending = PAGE_EMPTY;
    Stage stage;
    Tui tui;
    Front front;
    (void)state;
    open_stage(&stage, &start);
    play_to_dead_end(&stage);
    tui_set_up(&tui, &look, &front);
    canvas_clear(&tui.canvas, 80, 24);
    front.show(front.own, &stage.session, NULL, 0);
    game_words_ending(&ending, &stage.session);
    assert_true(ending.used > 0);
    front.tell(front.own, TONE_ANSWER, ending.text);
    assert_int_equal(tui.message.told.used, 0);
    front.tell(front.own, TONE_REFUSAL, "Not that.");
    assert_true(tui.message.told.used > 0);
    page_free(&ending);
    tui_stop(&tui);
    close_stage(&stage);
}

static int sends(Stage *stage, int code)
{
    const Key key = {code, -1, -1};
    Page line = PAGE_EMPTY;
    const int sent = keys_obey(&stage->tui, &key, &line);
    page_free(&line);
    return sent;
}

/* Another key in between takes the first one back. */
static void a_game_that_is_not_saved_is_left_by_two_keys(void **state)
{
    Stage stage;
    (void)state;
    open_stage(&stage, &starts[2]);
    assert_false(sends(&stage, 'N'));
    assert_non_null(strstr(stage.tui.message.told.text, "not saved"));
    assert_false(sends(&stage, '+'));
    assert_false(sends(&stage, 'N'));
    assert_true(sends(&stage, 'N'));
    close_stage(&stage);
    open_stage(&stage, &(const Start){"freecell", "617", ""});
    assert_true(sends(&stage, 'N'));
    close_stage(&stage);
}

/* A puzzle that is solved. */
static const Start solved = {"sliding", "2x2 a", "3;1;2;3;1;2"};

/* The row in which the lowest frame begins. */
static int top_of_box(const Canvas *canvas)
{
    int at = canvas->width * canvas->height;
    while (at-- && canvas->cells[at].sign != 0x256d)
        ;
    return at / canvas->width;
}

static void the_result_stands_below_a_finished_board(void **state)
{
    Stage stage;
    unsigned i;
    int size;
    (void)state;
    for (size = 1; size < SIZES; size++) {
        const Scene *scene = &stage.tui.scene;
        open_stage(&stage, &solved);
        canvas_clear(&stage.tui.canvas, sizes[size].width, sizes[size].height);
        view_draw(&stage.tui);
        assert_true(ending_is_shown(&stage.tui));
        for (i = 0; i < scene->count; i++) {
            const Box box =
                scene_drawing(scene)->place(scene, &scene->pieces[i]);
            assert_in_range(box.y + box.height, 4,
                            top_of_box(&stage.tui.canvas));
        }
        close_stage(&stage);
    }
}

/* Neither below the result nor when it has been put away. */
static void a_won_game_shows_no_cursor(void **state)
{
    Stage stage;
    int at, looked;
    (void)state;
    for (looked = 0; looked < 2; looked++) {
        open_stage(&stage, &solved);
        stage.tui.look.colours = 16;
        stage.tui.ending.is_put_aside = looked;
        view_draw(&stage.tui);
        for (at = 0; at < 80 * 24; at++)
            assert_int_not_equal(stage.tui.canvas.cells[at].paper, INK_CURSOR);
        close_stage(&stage);
    }
}

static void find_par(Page *page, Advisor *advisor, const Session *session)
{
    (void)advisor;
    (void)session;
    page_text(page, "Par");
}

/* The solver's thread looks for the par while the game is celebrated, which
   says nothing about the position. */
static void nothing_is_thought_about_a_finished_game(void **state)
{
    static const Start games[] = {{"sliding", "2x2 a", ""},
                                  {"sliding", "2x2 a", "3;1;2;3;1;2"}};
    Stage stage;
    Page page = PAGE_EMPTY;
    int i, walking;
    (void)state;
    for (i = 0; i < 2; i++)
        for (walking = 0; walking < 2; walking++) {
            open_stage(&stage, &games[i]);
            stage.tui.thinker = thinker_start(1000);
            thinker_think(stage.tui.thinker, &stage.session);
            thinker_send_question(stage.tui.thinker, &stage.session, find_par);
            assert_true(thinker_is_busy(stage.tui.thinker));
            view_draw(&stage.tui);
            stage.tui.display.is_walking = walking;
            view_draw(&stage.tui);
            page.used = 0;
            canvas_page(&page, &stage.tui.canvas);
            *strchr(page.text, '\n') = '\0';
            assert_int_equal(strstr(page.text, "thinking") != NULL, i == 0);
            thinker_stop(stage.tui.thinker);
            close_stage(&stage);
        }
    page_free(&page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(titles_leave_room_for_figures),
        cmocka_unit_test(short_titles_leave_out_the_seed),
        cmocka_unit_test(tiles_are_counted_down_and_named),
        cmocka_unit_test(what_the_cursor_is_on_is_named),
        cmocka_unit_test(the_result_stands_below_a_finished_board),
        cmocka_unit_test(a_won_game_shows_no_cursor),
        cmocka_unit_test(nothing_is_thought_about_a_finished_game),
        cmocka_unit_test(the_way_out_moves_no_tile),
        cmocka_unit_test(the_way_out_can_be_clicked),
        cmocka_unit_test(a_dead_end_is_reported_once),
        cmocka_unit_test(a_dead_end_offers_a_way_out),
        cmocka_unit_test(a_game_that_is_not_saved_is_left_by_two_keys),
    };
    return cmocka_run_group_tests_name("telling", tests, NULL, NULL);
}
