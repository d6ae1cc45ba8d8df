/* SPDX-License-Identifier: MIT */
/* Draws the chooser: the list with its sections at the left or above, and the
   board that would be dealt. */
#include "chooser_view.h"

#include <stdio.h>

#include "front/tui/canvas/texts.h"
#include "front/tui/canvas/widgets.h"
#include "front/tui/drawings/thumbnail.h"
#include "front/tui/view/view.h"
#include "host/utf8.h"
#include "table/kept_start.h"
#include "table/layout_files.h"

/* ---------------------------------------------------------------- the list */

enum { LABEL_WIDTH = 14 };

/* The row of an offer, with the headings above it. */
static int row_of(const Offers *offers, int nth)
{
    int row = nth;
    for (; nth > 0; nth--)
        row += offers_begin_section(offers, nth);
    return row;
}

static void draw_heading(Canvas *canvas, const Box *row, Section section)
{
    const struct SectionName *name = &section_names[section];
    int x;
    canvas->hit = (unsigned short)(HIT_KEY + name->key);
    canvas_put_sign(canvas, row->x + 1, row->y, (unsigned)name->key,
                    INK_BAR_KEY, INK_GROUND, BOLD_STYLE);
    x = canvas_put_words(canvas, row->x + 3, row->y, translate(name->title),
                         INK_NOTE, INK_GROUND, BOLD_STYLE);
    for (x++; x < row->x + row->width - 1; x++)
        canvas_put_sign(canvas, x, row->y, 0x2500, INK_GRID, INK_GROUND, 0);
    canvas->hit = HIT_NOTHING;
}

static void draw_offer(Chooser *chooser, const Box *row, int nth)
{
    Canvas *canvas = &chooser->tui->canvas;
    const StartOffer *offer = &chooser->offers.list[nth];
    const int is_at = nth == chooser->at;
    const int types =
        offer->is_typed && (chooser->types || chooser->typed.used);
    const Ink paper = is_at ? INK_CURSOR : INK_GROUND;
    const Ink ink = is_at ? INK_ON_BALL : INK_TEXT;
    int x;
    canvas->hit = (unsigned short)(HIT_TIME + nth);
    canvas_fill(canvas, row, ' ', ink, paper);
    if (is_at)
        canvas_put_sign(canvas, row->x, row->y, 0x25b6, ink, paper, 0);
    if (offer->marked)
        canvas_put_sign(canvas, row->x + 1, row->y, '*',
                        is_at ? ink : INK_NOTE, paper, BOLD_STYLE);
    x = canvas_put_cut(canvas, row->x + 2, row->y, offer->label.text,
                       row->width - 3, ink, paper, BOLD_STYLE);
    if (x < row->x + 2 + LABEL_WIDTH)
        x = row->x + 2 + LABEL_WIDTH;
    x++;
    if (types)
        x = canvas_put_words(
            canvas, x, row->y,
            canvas_end_of(chooser->typed.text, row->x + row->width - 1 - x),
            is_at ? ink : INK_TEXT, paper, BOLD_STYLE);
    else
        x = canvas_put_cut(canvas, x, row->y, offer->note.text,
                           row->x + row->width - x, is_at ? ink : INK_FAINT,
                           paper, 0);
    if (is_at) {
        canvas->cursor_x = chooser->types ? x : row->x;
        canvas->cursor_y = row->y;
    }
    canvas->hit = HIT_NOTHING;
}

static void draw_list(Chooser *chooser, const Box *box)
{
    Canvas *canvas = &chooser->tui->canvas;
    const Offers *offers = &chooser->offers;
    const int count = row_of(offers, offers->count - 1) + 1;
    const int from =
        canvas_scrolled(box->height, count, row_of(offers, chooser->at));
    const Box clip = canvas->clip;
    int i;
    chooser->rows = box->height;
    canvas->clip = *box;
    for (i = 0; i < offers->count; i++) {
        Box row = {box->x, box->y + row_of(offers, i) - from, box->width, 1};
        if (row.y > box->y && offers_begin_section(offers, i)) {
            row.y--;
            draw_heading(canvas, &row, offers->list[i].section);
            row.y++;
        }
        if (row.y >= box->y && row.y < box->y + box->height)
            draw_offer(chooser, &row, i);
    }
    canvas->clip = clip;
}

/* ------------------------------------------------------------- the preview */

static void page_preview_title(Page *page, const StartOffer *offer)
{
    OfferTexts texts;
    offer_texts_of(&texts, offer);
    texts.start.date = offer->choice.date;
    kept_start_page_title(page, &texts.start);
    offer_texts_free(&texts);
}

/* What there is to say instead of a board, or above it. */
static void page_state(Page *page, const Chooser *chooser)
{
    const StartOffer *offer = chooser_offer(chooser);
    if (chooser->refusal.used)
        page_text(page, chooser->refusal.text);
    else if (chooser->trouble.used)
        page_text(page, chooser->trouble.text);
    else if (offer->choice.level && chooser->seeker)
        page_format(page,
                    chooser->awaits
                        ? _("Looking for a deal: %s\u2026 Esc stops")
                        : _("Looking for a deal: %s\u2026"),
                    offer->choice.level);
    else if (offer->choice.level)
        page_text(page, _("Enter looks for a deal."));
    else if (chooser->fault.used)
        page_format(page, _("This can't be dealt: %s"), chooser->fault.text);
    else if (!chooser->dealt)
        page_text(page, _("This can't be dealt."));
    else if (offer->same_board)
        page_text(page, _("New tiles on these places"));
    else
        page_preview_title(page, offer);
}

/* A click on the board chooses it. */
static void mark_preview(Canvas *canvas, const Box *box)
{
    int x, y;
    for (y = box->y; y < box->y + box->height; y++)
        for (x = box->x; x < box->x + box->width; x++)
            if (canvas_cell(canvas, x, y))
                canvas_cell(canvas, x, y)->hit = HIT_KEY + '\r';
}

/* Writes a text in the box, from a row on; returns how many rows it takes. */
static int put_folded(Canvas *canvas, const Box *box, int y, const char *text,
                      int most, Ink ink, int style)
{
    Page folded = PAGE_EMPTY;
    const char *at;
    int lines = 0;
    fold_text(&folded, text, box->width - 2);
    for (at = folded.text; *at && lines < most; at = lines_next(at))
        lines_put(canvas, box->x + 1, y + lines++, at, ink, style);
    page_free(&folded);
    return lines;
}

/* The reason for a refusal can begin with a path. */
static int draw_state(Chooser *chooser, const Box *box)
{
    enum { MOST_ROWS = 4 };
    const int refuses =
        chooser->refusal.used || chooser->trouble.used || chooser->fault.used;
    Page state = PAGE_EMPTY;
    int rows;
    page_state(&state, chooser);
    rows = put_folded(&chooser->tui->canvas, box, box->y, state.text,
                      MOST_ROWS, refuses ? INK_BAD : INK_NOTE, BOLD_STYLE);
    page_free(&state);
    return rows;
}

/* Writes the offer's note, which may be cut off in the list, if there are rows
   for it. Returns how many it takes. */
static int draw_note(Chooser *chooser, const Box *box, int y)
{
    enum { ROOMY = 12 };
    const StartOffer *offer = chooser_offer(chooser);
    return box->height < ROOMY || !offer->note.used
               ? 0
               : put_folded(&chooser->tui->canvas, box, y, offer->note.text, 2,
                            INK_TEXT, 0);
}

static void draw_preview(Chooser *chooser, const Box *box)
{
    Canvas *canvas = &chooser->tui->canvas;
    Box board = *box;
    const Box clip = canvas->clip;
    canvas->clip = *box;
    board.y += draw_state(chooser, box);
    board.y += draw_note(chooser, box, board.y);
    board.height -= board.y - box->y;
    if (chooser->dealt && board.height > 0)
        thumbnail_draw(&chooser->scene, &board);
    mark_preview(canvas, box);
    canvas->clip = clip;
}

/* -------------------------------------------------------------- the dialog */

enum { WIDE_FROM = 64, PREVIEW_ROWS = 8 };

static const struct {
    int key;
    const char *name, *what;
} buttons[] = {{'\r', N_("Enter"), N_("play")},
               {HIT_KEY - 1, "\u2190 \u2192", N_("other deals")},
               {'a', "a", N_("another")},
               {'m', "m", N_("favourite")},
               {'e', "e", N_("edit")},
               {ESCAPE, "Esc", N_("close")},
               {'/', "/", N_("type")}};

static void draw_buttons(const Chooser *chooser, const Box *box)
{
    Canvas *canvas = &chooser->tui->canvas;
    const int y = box->y + box->height - 2;
    size_t i;
    int x = box->x + 2;
    for (i = 0; i < sizeof buttons / sizeof *buttons; i++) {
        const int hit = buttons[i].key == HIT_KEY - 1
                            ? (int)HIT_NOTHING
                            : HIT_KEY + buttons[i].key;
        if (buttons[i].key == 'e' && !layouts_exist(chooser->offers.game))
            continue;
        if (x + widget_button_width(buttons[i].name, buttons[i].what) + 1 <
            box->x + box->width)
            x = widget_button(canvas, x, y, hit, buttons[i].name,
                              buttons[i].what, INK_BAR_KEY, INK_GROUND);
    }
}

static Box box_on(const Canvas *canvas)
{
    const int width =
        canvas->width <= 100 ? canvas->width : 100 + (canvas->width - 100) / 2;
    const int height = canvas->height <= 30
                           ? canvas->height - 2
                           : 28 + (canvas->height - 30) * 2 / 3;
    return (Box){canvas_centred(0, canvas->width, width),
                 canvas_centred(0, canvas->height, height), width, height};
}

static void draw_parts(Chooser *chooser, const Box *box)
{
    const Box inside = {box->x + 1, box->y + 1, box->width - 2,
                        box->height - 3};
    const int beside = box->width >= WIDE_FROM;
    const int list = inside.width * 45 / 100;
    const Box left = {inside.x, inside.y, list < 50 ? list : 50,
                      inside.height};
    const Box right = {left.x + left.width + 1, inside.y,
                       inside.width - left.width - 1, inside.height};
    const Box above = {inside.x, inside.y, inside.width,
                       inside.height - PREVIEW_ROWS};
    const Box below = {inside.x, above.y + above.height, inside.width,
                       PREVIEW_ROWS};
    draw_list(chooser, beside ? &left : &above);
    draw_preview(chooser, beside ? &right : &below);
}

void chooser_view_draw(Chooser *chooser)
{
    Tui *tui = chooser->tui;
    const Box box = box_on(&tui->canvas);
    char title[96];
    utf8_format(title, sizeof title, _("New game: %s"),
                translate(chooser->offers.game->title));
    widget_box(&tui->canvas, &box, title);
    draw_parts(chooser, &box);
    draw_buttons(chooser, &box);
}
