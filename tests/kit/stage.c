/* SPDX-License-Identifier: MIT */
/* Opens the full-screen front end without a terminal. */
#include "stage.h"

#include "front/tui/keys/keys.h"
#include "front/tui/view/position.h"
#include "front/tui/view/view.h"
#include "host/sha256.h"
#include "rules/games.h"

#include <stdlib.h>
#include <string.h>

const Size sizes[SIZES] = {{40, 24}, {80, 24}, {132, 43}};

const Start starts[STARTS] = {{"kulki", "lines98 plum", "i2 d4;a4 b4"},
                              {"mahjong", "7", "2c;5b"},
                              {"freecell", "617", "26;83;3a"},
                              {"sliding", "4x4 plum", "u;l;d;r;u"}};

/* ------------------------------------------------------------- the table */

static void play_moves(Session *session, const char *moves)
{
    Reply reply = {.trace = {NULL, 0, 0}};
    Intent intent = {.what = INTENT_PLAY};
    Fault fault;
    Reader reader;
    while (*moves) {
        const size_t length = strcspn(moves, ";");
        reader_start(&reader, moves, (u32)length);
        if (!session->game->read_move(session->position, &reader, &intent.move,
                                      &fault))
            session_do(session, &intent, &reply);
        moves += length + (moves[length] == ';');
    }
}

static void look_at_stage(Stage *stage)
{
    Scene *scene = &stage->tui.scene;
    scene_look(scene);
    memset(scene->marks, 0, sizeof scene->marks);
    if (scene->cursor == NO_SPOT)
        scene->cursor = scene_first_target(scene);
    position_mark(&stage->tui);
}

void open_stage(Stage *stage, const Start *start)
{
    Choice choice;
    Fault fault;
    Reader reader;
    memset(stage, 0, sizeof *stage);
    session_open(&stage->session, &malloc_host);
    choice_start(&choice, games_find(start->game));
    reader_start(&reader, start->words, (u32)strlen(start->words));
    assert_int_equal(choice_set_words(&choice, &reader, &fault), FINE);
    assert_int_equal(session_deal(&stage->session, choice.game, choice.variant,
                                  choice.seed, &fault),
                     FINE);
    play_moves(&stage->session, start->moves);
    stage->tui.scene.canvas = &stage->tui.canvas;
    stage->tui.scene.look = &stage->tui.look;
    stage->tui.scene.session = &stage->session;
    stage->tui.scene.cursor = stage->tui.scene.held = NO_SPOT;
    stage->tui.look.colours = 256;
    canvas_clear(&stage->tui.canvas, 80, 24);
    look_at_stage(stage);
}

void close_stage(Stage *stage)
{
    page_free(&stage->tui.message.told);
    page_free(&stage->tui.message.note);
    page_free(&stage->tui.typing.text);
    page_free(&stage->tui.ending.par);
    page_free(&stage->tui.ending.rank);
    page_free(&stage->tui.display.figures);
    page_free(&stage->tui.record.of);
    page_free(&stage->tui.record.text);
    scene_free(&stage->tui.scene);
    canvas_free(&stage->tui.canvas);
    session_close(&stage->session);
}

/* ------------------------------------------------------- screens as text */

enum { PAINTS = 500, PAINTS_IN_LINE = 4, MOST_WIDTH = 80, MOST_HEIGHT = 24 };

/* Letters and digits, then letters that ASCII lacks. */
static void page_paint_name(Page *page, int paint)
{
    static const char names[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    char bytes[4];
    if (paint < (int)sizeof names - 1)
        page_put(page, &names[paint], 1);
    else
        page_put(page, bytes, canvas_encode(bytes, 0x100U + (unsigned)paint));
}

static int number_paint(Paint *paints, int *count, const Paint *paint)
{
    int i = 0;
    while (i < *count && memcmp(&paints[i], paint, sizeof *paint) != 0)
        i++;
    assert_true(i < PAINTS);
    if (i == *count)
        paints[(*count)++] = *paint;
    return i;
}

/* Writes a letter for each style of a cell, and what the letters mean: ink,
   paper (-1 is the terminal's own) and attributes, if any. */
static void page_paints(Page *page, const Tui *tui)
{
    const Canvas *canvas = &tui->canvas;
    Paint paints[PAINTS];
    Paint paint;
    int count = 0;
    int x, y;
    for (y = 0; y < canvas->height; y++) {
        for (x = 0; x < canvas->width; x++) {
            paint = look_paint(canvas_cell(canvas, x, y), &tui->look);
            page_paint_name(page, number_paint(paints, &count, &paint));
        }
        page_text(page, "\n");
    }
    for (x = 0; x < count; x++) {
        page_paint_name(page, x);
        page_format(page, ": %d on %d", paints[x].ink, paints[x].paper);
        if (paints[x].style)
            page_format(page, " style %d", paints[x].style);
        page_text(page,
                  x + 1 == count || x % PAINTS_IN_LINE == PAINTS_IN_LINE - 1
                      ? "\n"
                      : "; ");
    }
}

static void page_part(Page *page, const Page *part, const Canvas *canvas)
{
    char digest[SHA256_TEXT];
    if (drawn_is_whole() ||
        (canvas->width <= MOST_WIDTH && canvas->height <= MOST_HEIGHT)) {
        page_put(page, part->text, part->used);
        return;
    }
    sha256_text(part->text, part->used, digest);
    page_format(page, "SHA-256 %s\n", digest);
}

void page_screen(Page *page, Tui *tui, const char *title)
{
    page_drawn(page, tui, title, view_draw);
}

void page_drawn(Page *page, Tui *tui, const char *title,
                void (*draw)(Tui *tui))
{
    const Canvas *canvas = &tui->canvas;
    Page signs = PAGE_EMPTY;
    Page paints = PAGE_EMPTY;
    tui->canvas.ascii = tui->look.ascii;
    draw(tui);
    canvas_page(&signs, canvas);
    page_paints(&paints, tui);
    page_format(page, "---- %s, %dx%d\n", title, canvas->width,
                canvas->height);
    page_part(page, &signs, canvas);
    page_text(page, "----\n");
    page_part(page, &paints, canvas);
    page_free(&paints);
    page_free(&signs);
}

/* ------------------------------------------------------- what can happen */

void press(Stage *stage, const char *keys)
{
    Page line = PAGE_EMPTY;
    Reply reply = {.trace = {NULL, 0, 0}};
    for (; *keys; keys++) {
        const Key key = {*keys, -1, -1};
        Intent intent = {.what = INTENT_TOUCH};
        if (!keys_obey(&stage->tui, &key, &line) ||
            strncmp(line.text, "touch ", 6) != 0)
            continue;
        intent.spot = (u8)atoi(line.text + 6);
        session_do(&stage->session, &intent, &reply);
        look_at_stage(stage);
    }
    page_free(&line);
}
