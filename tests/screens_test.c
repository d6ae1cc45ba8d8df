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
    static const int colours[] = {0, 16, 256};
    Stage stage;
    Page page = {NULL, 0, 0};
    char name[96];
    int i;
    open_stage(&stage, start);
    clear_canvas(&stage.tui.canvas, size->width, size->height);
    stage.tui.look.ascii = ascii;
    for (i = 0; i < 3; i++) {
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
        cmocka_unit_test(no_screen_is_too_small_or_odd_to_draw_on),
    };
    return cmocka_run_group_tests_name("screens", tests, NULL, NULL);
}
