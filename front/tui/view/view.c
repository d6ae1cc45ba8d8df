/* SPDX-License-Identifier: MIT */
/* Lays out the screen: the status bar, the board, the message line, the
   timeline and the bar of keys. Also finds out what a click means. */
#include "view.h"

#include <stdio.h>
#include <string.h>

#include "bars.h"
#include "ending.h"
#include "front/tui/canvas/texts.h"
#include "front/tui/canvas/widgets.h"
#include "front/tui/terminal/screen.h"
#include "host/utf8.h"
#include "pointing.h"
#include "table/game_words.h"

int view_is_too_small(const Tui *tui)
{
    return tui->canvas.width < LEAST_WIDTH ||
           tui->canvas.height < LEAST_HEIGHT;
}

static void draw_too_small(Canvas *canvas)
{
    const char *words = _("Terminal too small");
    char sizes[128];
    const int y = canvas->height / 2;
    utf8_format(sizes, sizeof sizes, _("%1$dx%2$d needed, now %3$dx%4$d"),
                LEAST_WIDTH, LEAST_HEIGHT, canvas->width, canvas->height);
    canvas_put_words(canvas,
                     canvas_centred(0, canvas->width, canvas_columns(words)),
                     y - 1, words, INK_NOTE, INK_GROUND, BOLD_STYLE);
    canvas_put_words(canvas,
                     canvas_centred(0, canvas->width, canvas_columns(sizes)),
                     y, sizes, INK_NOTE, INK_GROUND, 0);
}

/* ------------------------------------------------------------ the message */

enum { MOST_TOLD = 4 };

/* The half-typed move comes first, then the message about it. */
static void page_message(Page *page, const Tui *tui, int width)
{
    Page text = PAGE_EMPTY;
    if (*tui->entry.text)
        page_format(&text, _("Your move: %s"), tui->entry.text);
    if (*tui->entry.text && tui->message.told.used)
        page_text(&text, " \u2013 ");
    page_text(&text, tui->message.told.used ? tui->message.told.text : "");
    fold_text(page, text.text, width);
    page_free(&text);
}

/* Draws the message over as many lines of the board as it needs. pager_show
   displays messages with several paragraphs instead. */
static void draw_told(Tui *tui, int y)
{
    Canvas *canvas = &tui->canvas;
    const Ink ink = tui->message.told.used && tui->message.tone == TONE_REFUSAL
                        ? INK_BAD
                        : INK_NOTE;
    Page page = PAGE_EMPTY;
    const char *at;
    int lines, width;
    page_message(&page, tui, canvas->width - 2);
    lines = lines_count(page.text);
    if (lines > MOST_TOLD)
        lines = MOST_TOLD;
    for (at = page.text; lines > 0; lines--, at = lines_next(at)) {
        const Box row = {0, y + 1 - lines, canvas->width, 1};
        width = lines_columns(at);
        canvas_fill(canvas, &row, ' ', INK_TEXT, INK_GROUND);
        lines_put(canvas, canvas_centred(0, canvas->width, width), row.y, at,
                  ink, BOLD_STYLE);
    }
    page_free(&page);
}

/* The last one that there is room for ends in an ellipsis if others follow. */
static void draw_fitting(Canvas *canvas, int x, int y, const char *words)
{
    const int end =
        canvas_put_text(canvas, x, y, words, INK_FAINT, INK_GROUND, 0);
    if (end > canvas->width)
        canvas_put_sign(canvas, canvas->width - 1, y, 0x2026, INK_FAINT,
                        INK_GROUND, 0);
}

static void draw_typed(Tui *tui, int y)
{
    Canvas *canvas = &tui->canvas;
    const int x =
        canvas_put_words(canvas, 1, y, ":", INK_NOTE, INK_GROUND, BOLD_STYLE);
    canvas->cursor_x = canvas_put_words(
        canvas, x, y,
        canvas_end_of(tui->typing.text.used ? tui->typing.text.text : "",
                      canvas->width - 3),
        INK_TEXT, INK_GROUND, 0);
    canvas->cursor_y = y;
    if (tui->typing.fitting.used)
        draw_fitting(canvas, canvas->cursor_x + 3, y,
                     tui->typing.fitting.text);
}

/* The timeline runs from left to right. A click on it jumps to a move. It
   begins behind the longest number of moves, so it doesn't jump itself. */
enum { TIME_AT = 20, TIME_WORDS = 96 };

static int time_words(char *words, u32 at, u32 count)
{
    words[0] = ' ';
    utf8_format(words + 1, TIME_WORDS - 1, _("move %1$lu of %2$lu"),
                (unsigned long)at, (unsigned long)count);
    return canvas_columns(words);
}

/* Returns its length, and in *from its first column. */
static int place_time(const Tui *tui, int *from)
{
    const u32 count = tui->scene.session->count;
    char words[TIME_WORDS];
    const int longest = time_words(words, count, count);
    *from = longest < TIME_AT ? TIME_AT : longest + 1;
    return tui->canvas.width - *from - 2;
}

static void draw_time(Tui *tui, int y)
{
    Canvas *canvas = &tui->canvas;
    const Session *session = tui->scene.session;
    const u32 count = session->count ? session->count : 1;
    int from;
    const int length = place_time(tui, &from);
    const int at = (int)((unsigned long long)session->at *
                         (unsigned)(length - 1) / count);
    char words[TIME_WORDS];
    int i;
    (void)time_words(words, session->at, session->count);
    canvas_put_words(canvas, 0, y, words, INK_NOTE, INK_GROUND, BOLD_STYLE);
    for (i = 0; i < length; i++) {
        canvas->hit = (unsigned short)(HIT_TIME + i);
        canvas_put_sign(canvas, from + i, y, i == at ? 0x25cf : 0x2500,
                        i <= at ? INK_NOTE : INK_FAINT, INK_GROUND, 0);
    }
    canvas->hit = HIT_NOTHING;
}

/* Writes what the last step has changed, as much of it as fits in a line.
   While a piece is on its way, the step has not been seen yet. */
static void page_step(Page *page, const Tui *tui)
{
    const Page *told[] = {&tui->message.step, &tui->message.brief};
    size_t i;
    if (tui->display.is_walking)
        return;
    for (i = 0; i < COUNT_OF(told) && !page->used; i++) {
        const size_t length = told[i]->used ? strcspn(told[i]->text, "\n") : 0;
        page_put(page, length ? told[i]->text : "", length);
        if (canvas_columns(page->text) > tui->canvas.width - 2)
            page->used = 0;
    }
}

/* Describes in words what the player peeks at, what the last step has changed,
   or what is under the cursor, because it can be small, partly covered or
   unfamiliar. */
static void draw_pointed(Tui *tui, int y)
{
    Canvas *canvas = &tui->canvas;
    Page page = PAGE_EMPTY;
    if (tui->peek.is_open)
        peek_page(&page, tui);
    else if (!ending_is_shown(tui))
        page_step(&page, tui);
    if (!page.used && !tui->peek.is_open && !ending_is_shown(tui))
        pointed_page(&page, &tui->scene);
    if (page.used)
        canvas_put_cut(
            canvas,
            canvas_centred(0, canvas->width, canvas_columns(page.text)), y,
            page.text, canvas->width, INK_TEXT, INK_GROUND, 0);
    page_free(&page);
}

static void draw_message(Tui *tui)
{
    const int y = tui->canvas.height - 2;
    if (tui->mode == MODE_TYPE)
        draw_typed(tui, y);
    else if (tui->mode == MODE_TIMELINE || tui->mode == MODE_REPLAY)
        draw_time(tui, y);
    else if (!tui->peek.is_open &&
             (*tui->entry.text || tui->message.told.used))
        draw_told(tui, y);
    else
        draw_pointed(tui, y);
}

/* Draws the box in which a file name is typed. */
static void draw_saving(Tui *tui)
{
    Canvas *canvas = &tui->canvas;
    Box box = {0, 0, canvas->width < 60 ? canvas->width : 60, 5};
    int x;
    box.x = canvas_centred(0, canvas->width, box.width);
    box.y = canvas_centred(0, canvas->height, box.height);
    widget_box(canvas, &box, _("Save as"));
    canvas->cursor_y = box.y + 1;
    canvas->cursor_x = canvas_put_words(
        canvas, box.x + 2, box.y + 1,
        canvas_end_of(tui->typing.text.used ? tui->typing.text.text : "",
                      box.width - 5),
        INK_TEXT, INK_GROUND, UNDER_STYLE);
    canvas->hit = HIT_KEY + '\r';
    x = canvas_put_text(canvas, box.x + 2, box.y + 3, _("Enter save"),
                        INK_NOTE, INK_GROUND, 0);
    canvas->hit = HIT_KEY + ESCAPE;
    canvas_put_text(canvas, x + 3, box.y + 3, _("Esc cancel"), INK_NOTE,
                    INK_GROUND, 0);
    canvas->hit = HIT_NOTHING;
}

/* In a game that is won there is nothing to point at. */
static void draw_board(Tui *tui)
{
    const Session *session = tui->scene.session;
    const u8 cursor = tui->scene.cursor;
    if (ending_is_shown(tui) && backdrop_is_kept(tui)) {
        backdrop_draw(tui);
        return;
    }
    if (session->game->status(session->position) == WON)
        tui->scene.cursor = NO_SPOT;
    drag_draw(tui);
    tui->scene.cursor = cursor;
    peek_draw(tui);
}

void view_draw(Tui *tui)
{
    Canvas *canvas = &tui->canvas;
    Box area = {0, 1, canvas->width, canvas->height - 3};
    if (view_is_too_small(tui)) {
        canvas_clear(canvas, canvas->width, canvas->height);
        draw_too_small(canvas);
        return;
    }
    if (ending_is_shown(tui) && backdrop_is_stale(tui))
        showing_keep_again(tui);
    canvas_clear(canvas, canvas->width, canvas->height);
    tui->scene.has_pictures = canvas->cell_width > 0;
    if (ending_is_shown(tui))
        area.height -= ending_rows(tui);
    if (tui->lesson.is_on)
        area.height -= lesson_view_rows(tui);
    scene_fit(&tui->scene, &area);
    draw_board(tui);
    status_draw(tui);
    legend_draw(tui);
    if (tui->lesson.is_on)
        lesson_view_draw(tui);
    draw_message(tui);
    if (ending_is_shown(tui) && !tui->display.is_covered)
        ending_draw(tui);
    if (tui->mode == MODE_SAVE)
        draw_saving(tui);
}

void view_clear(Tui *tui)
{
    Canvas *canvas = &tui->canvas;
    int width, height;
    screen_learn(&tui->look);
    screen_measure(&width, &height);
    canvas_clear(canvas, width, height);
    canvas->ascii = tui->look.ascii;
    canvas->has_wide = look_has_wide(&tui->look);
    canvas->cell_width = canvas->cell_height = 0;
    if (screen_shows_images(&tui->look, &width, &height)) {
        canvas->cell_width = width;
        canvas->cell_height = height;
    }
}

void view_show(Tui *tui)
{
    view_clear(tui);
    view_draw(tui);
    screen_paint(&tui->canvas, &tui->look);
}

void view_draw_below(Tui *tui)
{
    const Canvas *canvas = &tui->canvas;
    int i;
    tui->display.is_covered = 1;
    if (tui->scene.session || view_is_too_small(tui))
        view_draw(tui);
    else if (tui->below.draw)
        tui->below.draw(tui->below.own);
    tui->display.is_covered = 0;
    for (i = 0; i < canvas->width * canvas->height; i++)
        canvas->cells[i].hit = HIT_NOTHING;
}

/* --------------------------------------------------------- what is clicked */

int view_hit_test(const Tui *tui, const Key *key)
{
    const Cell *cell = canvas_cell(&tui->canvas, key->x, key->y);
    return cell ? cell->hit : HIT_NOTHING;
}

int view_key_clicked(const Tui *tui, const Key *key)
{
    const Cell *cell = canvas_cell(&tui->canvas, key->x, key->y);
    return cell && cell->hit >= HIT_KEY && cell->hit < HIT_TIME
               ? cell->hit - HIT_KEY
               : KEY_RELEASED;
}

int view_time_at(const Tui *tui, int hit)
{
    int from;
    const int length = place_time(tui, &from);
    const long count = (long)tui->scene.session->count;
    return (int)((hit - HIT_TIME) * count / (length > 1 ? length - 1 : 1));
}

/* ------------------------------------------------------------ what is pointed
   at */

static int here_at(const Tui *tui, int x, int y)
{
    const Cell *cell = canvas_cell(&tui->canvas, x, y);
    return cell ? cell->hit : HIT_NOTHING;
}

/* A button takes a part of one line. What is larger, such as a picture, does
   not light up. */
static int is_button(const Tui *tui, int x, int y)
{
    const int hit = here_at(tui, x, y);
    return hit >= HIT_KEY && hit < HIT_TIME && here_at(tui, x, y - 1) != hit &&
           here_at(tui, x, y + 1) != hit;
}

/* Returns the column where the button begins. */
static int left_of_button(const Tui *tui, int x, int y)
{
    const int hit = here_at(tui, x, y);
    while (here_at(tui, x - 1, y) == hit)
        x--;
    return x;
}

int view_lit_button(const Tui *tui)
{
    const int x = tui->mouse.x;
    const int y = tui->mouse.y;
    return is_button(tui, x, y)
               ? y * tui->canvas.width + left_of_button(tui, x, y)
               : -1;
}

void view_light_button(Tui *tui)
{
    const int y = tui->mouse.y;
    int hit, x;
    if (!is_button(tui, tui->mouse.x, y))
        return;
    hit = here_at(tui, tui->mouse.x, y);
    for (x = left_of_button(tui, tui->mouse.x, y); here_at(tui, x, y) == hit;
         x++) {
        Cell *cell = canvas_cell(&tui->canvas, x, y);
        cell->ink = INK_ON_BALL;
        cell->paper = INK_CURSOR;
        cell->style |= UNDER_STYLE;
    }
}
