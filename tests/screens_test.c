/* SPDX-License-Identifier: MIT */
/* Whole screens, sign by sign and colour by colour: what a terminal would be
   told to show, in each size, with and without signs and colours. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../front/choice.h"
#include "../front/tui/tui.h"
#include "drawn.h"

typedef struct Size {
    int width, height;
} Size;

static const Size sizes[] = {{40, 24}, {80, 24}, {132, 43}};

/* A game some moves in: by what it is chosen, and how it was played on. */
typedef struct Start {
    const char *game, *words, *moves;
} Start;

static const Start starts[] = {{"kulki", "lines98 plum", "i2 d4;a4 b4"},
                               {"mahjong", "7", "2c;5b"},
                               {"freecell", "617", "26;83;3a"},
                               {"sliding", "4x4 plum", "u;l;d;r;u"}};

enum { STARTS = 4, SIZES = 3 };

/* ------------------------------------------------------------- the table */

typedef struct Stage {
    Session session;
    Tui tui;
} Stage;

static void play_moves(Session *session, const char *moves)
{
    Reply reply = {.trace = {NULL, 0, 0}};
    Intent intent = {.what = WISH_PLAY};
    Fault fault;
    Reader reader;
    while (*moves) {
        const size_t length = strcspn(moves, ";");
        read_from(&reader, moves, (u32)length);
        if (!session->game->read_move(session->position, &reader, &intent.move,
                                      &fault))
            session_do(session, &intent, &reply);
        moves += length + (moves[length] == ';');
    }
}

static void look_at_stage(Stage *stage)
{
    Scene *scene = &stage->tui.scene;
    look_again(scene);
    memset(scene->marks, 0, sizeof scene->marks);
    if (scene->cursor == NO_SPOT)
        scene->cursor = first_target(scene);
    mark_scene(&stage->tui);
}

static void open_stage(Stage *stage, const Start *start)
{
    Choice choice;
    Fault fault;
    Reader reader;
    memset(stage, 0, sizeof *stage);
    open_session(&stage->session, &malloc_host);
    start_choice(&choice, find_game(start->game));
    read_from(&reader, start->words, (u32)strlen(start->words));
    assert_int_equal(choose_words(&choice, &reader, &fault), FINE);
    assert_int_equal(deal_session(&stage->session, choice.game, choice.variant,
                                  choice.seed, &fault),
                     FINE);
    play_moves(&stage->session, start->moves);
    stage->tui.scene.canvas = &stage->tui.canvas;
    stage->tui.scene.look = &stage->tui.look;
    stage->tui.scene.session = &stage->session;
    stage->tui.scene.cursor = stage->tui.scene.held = NO_SPOT;
    stage->tui.look.colours = 256;
    clear_canvas(&stage->tui.canvas, 80, 24);
    look_at_stage(stage);
}

static void close_stage(Stage *stage)
{
    page_free(&stage->tui.told);
    page_free(&stage->tui.typed);
    page_free(&stage->tui.par);
    free_scene(&stage->tui.scene);
    free_canvas(&stage->tui.canvas);
    close_session(&stage->session);
}

/* ------------------------------------------------------- screens as text */

enum { PAINTS = 60 };
static const char paint_names[] =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

static char name_paint(Paint *paints, int *count, const Paint *paint)
{
    int i = 0;
    while (i < *count && memcmp(&paints[i], paint, sizeof *paint) != 0)
        i++;
    assert_true(i < PAINTS);
    if (i == *count)
        paints[(*count)++] = *paint;
    return paint_names[i];
}

/* A letter for each way in which a cell is painted, and what the letters
   stand for: ink, paper (-1 is the terminal's own) and style. */
static void page_paints(Page *page, const Tui *tui)
{
    const Canvas *canvas = &tui->canvas;
    Paint paints[PAINTS];
    Paint paint;
    char name;
    int count = 0;
    int x, y;
    for (y = 0; y < canvas->height; y++) {
        for (x = 0; x < canvas->width; x++) {
            paint = paint_of(cell_at(canvas, x, y), &tui->look);
            name = name_paint(paints, &count, &paint);
            page_put(page, &name, 1);
        }
        page_text(page, "\n");
    }
    for (x = 0; x < count; x++)
        page_format(page, "%c: %d on %d, style %d\n", paint_names[x],
                    paints[x].ink, paints[x].paper, paints[x].style);
}

static void page_screen(Page *page, Tui *tui, const char *title)
{
    page_format(page, "---- %s\n", title);
    tui->canvas.ascii = tui->look.ascii;
    draw_tui(tui);
    page_canvas(page, &tui->canvas);
    page_text(page, "----\n");
    page_paints(page, tui);
}

/* -------------------------------------------------------------- all looks */

static void draw_looks(const Start *start, const Size *size, int ascii)
{
    static const int colours[] = {0, 8, 16, 256};
    Stage stage;
    Page page = {NULL, 0, 0};
    char name[96];
    int i;
    open_stage(&stage, start);
    clear_canvas(&stage.tui.canvas, size->width, size->height);
    stage.tui.look.ascii = ascii;
    for (i = 0; i < 4; i++) {
        stage.tui.look.colours = colours[i];
        snprintf(name, sizeof name, "%d colours", colours[i]);
        page_screen(&page, &stage.tui, name);
    }
    snprintf(name, sizeof name, "screens/%s-%dx%d-%s.txt", start->game,
             size->width, size->height, ascii ? "ascii" : "utf8");
    assert_drawn(&page, name);
    close_stage(&stage);
}

static void each_game_in_each_size_with_and_without_signs(void **state)
{
    int game, size;
    (void)state;
    for (game = 0; game < STARTS; game++)
        for (size = 0; size < SIZES; size++) {
            draw_looks(&starts[game], &sizes[size], 0);
            draw_looks(&starts[game], &sizes[size], 1);
        }
}

static void palettes(void **state)
{
    Stage stage;
    Page page = {NULL, 0, 0};
    int game, palette;
    (void)state;
    for (game = 0; game < STARTS; game++) {
        open_stage(&stage, &starts[game]);
        for (palette = 0; palette < PALETTE_COUNT; palette++) {
            stage.tui.look.palette = palette;
            page_screen(&page, &stage.tui, palette_names[palette]);
        }
        stage.tui.look.palette = PALETTE_DEFAULT;
        stage.tui.look.four_colours = stage.tui.look.dark = 1;
        page_screen(&page, &stage.tui, "dark, four colours");
        close_stage(&stage);
    }
    assert_drawn(&page, "screens/palettes.txt");
}

/* ------------------------------------------------------- what can happen */

static void press(Stage *stage, const char *keys)
{
    Page line = {NULL, 0, 0};
    Reply reply = {.trace = {NULL, 0, 0}};
    for (; *keys; keys++) {
        const Key key = {*keys, -1, -1};
        Intent intent = {.what = WISH_TOUCH};
        if (!obey_key(&stage->tui, &key, &line) ||
            strncmp(line.text, "touch ", 6) != 0)
            continue;
        intent.spot = (u8)atoi(line.text + 6);
        session_do(&stage->session, &intent, &reply);
        look_at_stage(stage);
    }
    page_free(&line);
}

static void draw_states(const Start *start)
{
    static const struct {
        const char *title, *keys;
    } states[] = {{"at first", ""},
                  {"held", " "},
                  {"let go, pointed elsewhere", "\033jl\t"},
                  {"half typed", "5"},
                  {"a command", "\033:go 1"},
                  {"the line of time", "\033g"},
                  {"letters", "\033f"}};
    Stage stage;
    Page page = {NULL, 0, 0};
    char name[96];
    size_t i;
    open_stage(&stage, start);
    for (i = 0; i < sizeof states / sizeof *states; i++) {
        press(&stage, states[i].keys);
        page_screen(&page, &stage.tui, states[i].title);
    }
    press(&stage, "\033");
    page_text(&stage.tui.told, "That cannot be done");
    stage.tui.tone = TONE_REFUSAL;
    page_screen(&page, &stage.tui, "a refusal");
    snprintf(name, sizeof name, "screens/%s-states.txt", start->game);
    assert_drawn(&page, name);
    close_stage(&stage);
}

static void what_can_happen_in_each_game(void **state)
{
    int game;
    (void)state;
    for (game = 0; game < STARTS; game++)
        draw_states(&starts[game]);
}

static void advice_stands_out(void **state)
{
    Stage stage;
    Page page = {NULL, 0, 0};
    u16 move;
    int game;
    (void)state;
    for (game = 0; game < STARTS; game++) {
        open_stage(&stage, &starts[game]);
        assert_true(
            stage.session.game->list(stage.session.position, &move, 1));
        mark_move(&stage.tui, move);
        page_screen(&page, &stage.tui, starts[game].game);
        close_stage(&stage);
    }
    assert_drawn(&page, "screens/advice.txt");
}

/* Keys and rules over the board, from the first line and further down. */
static void texts_over_the_board(void **state)
{
    Stage stage;
    Page page = {NULL, 0, 0};
    Page keys = {NULL, 0, 0};
    int game, size;
    (void)state;
    for (game = 0; game < STARTS; game++) {
        open_stage(&stage, &starts[game]);
        keys.used = 0;
        page_keys(&keys, stage.session.game, 0);
        for (size = 0; size < 2; size++) {
            clear_canvas(&stage.tui.canvas, sizes[size].width,
                         sizes[size].height);
            draw_tui(&stage.tui);
            draw_text(&stage.tui, " Keys ", keys.text, size * 3);
            page_format(&page, "---- %s\n", starts[game].game);
            page_canvas(&page, &stage.tui.canvas);
        }
        close_stage(&stage);
    }
    page_free(&keys);
    assert_drawn(&page, "screens/keys.txt");
}

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

static void a_name_is_asked_for_in_a_box(void **state)
{
    Stage stage;
    Page page = {NULL, 0, 0};
    int size;
    (void)state;
    for (size = 0; size < 2; size++) {
        open_stage(&stage, &starts[2]);
        clear_canvas(&stage.tui.canvas, sizes[size].width, sizes[size].height);
        press(&stage, "S");
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
                 {"too narrow", 1, "too\nnarrow\n"}};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        Page page = {NULL, 0, 0};
        fold_text(&page, cases[i].text, cases[i].width);
        assert_string_equal(page.text, cases[i].folded);
        page_free(&page);
    }
}

static void no_screen_is_too_small_or_odd_to_draw_on(void **state)
{
    Stage stage;
    int game, width, height;
    (void)state;
    for (game = 0; game < STARTS; game++) {
        open_stage(&stage, &starts[game]);
        for (width = 1; width < 160; width += 7)
            for (height = 1; height < 60; height += 5) {
                clear_canvas(&stage.tui.canvas, width, height);
                draw_tui(&stage.tui);
                assert_int_equal(is_too_small(&stage.tui),
                                 width < LEAST_WIDTH || height < LEAST_HEIGHT);
            }
        close_stage(&stage);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_game_in_each_size_with_and_without_signs),
        cmocka_unit_test(palettes),
        cmocka_unit_test(what_can_happen_in_each_game),
        cmocka_unit_test(advice_stands_out),
        cmocka_unit_test(texts_over_the_board),
        cmocka_unit_test(large_screens_have_large_boards),
        cmocka_unit_test(consoles_show_only_signs_that_they_have),
        cmocka_unit_test(where_cards_can_go_and_which_tiles_match),
        cmocka_unit_test(tiles_are_larger_when_zoomed),
        cmocka_unit_test(how_it_went_is_told_over_the_board),
        cmocka_unit_test(a_replay_has_bars_of_its_own),
        cmocka_unit_test(a_name_is_asked_for_in_a_box),
        cmocka_unit_test(lists_and_statistics),
        cmocka_unit_test(long_lines_are_folded),
        cmocka_unit_test(no_screen_is_too_small_or_odd_to_draw_on),
    };
    return cmocka_run_group_tests_name("screens", tests, NULL, NULL);
}
