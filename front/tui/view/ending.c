/* SPDX-License-Identifier: MIT */
/* How it went, over a board that is done; what can be done next is a key or a
   click away. */
#include "ending.h"

#include <string.h>

#include "advice/explain.h"
#include "front/tui/canvas/fold.h"
#include "front/tui/canvas/lines.h"
#include "front/tui/canvas/widgets.h"
#include "status.h"
#include "table/game_words.h"

enum { WIDEST = 64 };

typedef struct Offer {
    int here; /* what a click there means */
    const char *name, *what;
} Offer;

static const Offer after_end[] = {
    {KEY_HERE + 'n', "n", "new"},        {KEY_HERE + 'r', "r", "restart"},
    {KEY_HERE + 'R', "R", "replay"},     {KEY_HERE + '>', ">", "share"},
    {KEY_HERE + '#', "#", "statistics"}, {KEY_HERE + ESCAPE, "Esc", "board"}};

/* The first is left out where there is no such button. */
static const Offer after_dead_end[] = {{TABLE_SPOT, "Enter", "shuffle"},
                                       {KEY_HERE + 'u', "u", "undo"},
                                       {KEY_HERE + 'r', "r", "restart"},
                                       {KEY_HERE + 'n', "n", "new"},
                                       {KEY_HERE + ESCAPE, "Esc", "board"}};

static Status status_of(const Tui *tui)
{
    const Session *session = tui->scene.session;
    return session->game->status(session->position);
}

int ending_is_shown(const Tui *tui)
{
    return !tui->walking && !tui->looked_at && tui->mode == MODE_PLAY &&
           status_of(tui) != GOING;
}

static void page_some(Page *page, u32 count, const char *one, const char *more)
{
    if (!count)
        return;
    page_text(page, ", ");
    page_count(page, count, one);
    page_text(page, more);
}

/* "52 cards home, 87 moves, 2 hints, in 3:24" */
static void page_account(Page *page, const Session *session)
{
    status_page_score(page, session);
    page_some(page, session->at, "move", "");
    page_some(page, session->hints, "hint", "");
    page_some(page, session->undos, "move", " taken back");
    if (session->clock) {
        page_text(page, ", in ");
        page_clock(page, session->clock);
    }
    page_text(page, "\n");
}

static void page_all(Page *page, const Tui *tui)
{
    const Session *session = tui->scene.session;
    Page page_one = {NULL, 0, 0};
    if (status_of(tui) == STUCK)
        page_text(&page_one, "No moves left.\n");
    else
        page_ending(&page_one, session);
    page_account(&page_one, session);
    if (tui->par.used)
        page_text(&page_one, tui->par.text);
    else if (explain_ends_with_par(session) && tui->thinker &&
             thinker_is_busy(tui->thinker))
        page_text(&page_one, "Par: thinking \u2026\n");
    fold_text(page, page_one.text,
              (tui->canvas.width < WIDEST ? tui->canvas.width : WIDEST) - 4);
    page_free(&page_one);
}

/* Where the offer ends; in the next line when it does not fit in this one. */
static int end_of_offer(const Offer *offer, const Box *box, int *x, int *y)
{
    const int length =
        canvas_columns(offer->name) + 1 + canvas_columns(offer->what);
    if (*x > box->x && *x + length > box->x + box->width) {
        *x = box->x;
        ++*y;
    }
    return *x + length;
}

/* Draws them into the box unless the canvas is NULL; tells the lines. */
static int put_offers(Canvas *canvas, const Box *box, const Tui *tui)
{
    const int stuck = status_of(tui) == STUCK;
    const Offer *offer = stuck ? after_dead_end : after_end;
    const Offer *end = offer + (stuck ? sizeof after_dead_end / sizeof *offer
                                      : sizeof after_end / sizeof *offer);
    int x = box->x;
    int y = box->y;
    int right;
    if (stuck && !scene_piece(&tui->scene, TABLE_SPOT))
        offer++;
    for (; offer < end; offer++) {
        right = end_of_offer(offer, box, &x, &y);
        if (canvas)
            widget_button(canvas, x, y, offer->here, offer->name, offer->what,
                          INK_NOTE, INK_GROUND);
        x = right + 2;
    }
    return y - box->y + 1;
}

void ending_draw(Tui *tui)
{
    Canvas *canvas = &tui->canvas;
    const Status status = status_of(tui);
    const int won = status == WON;
    Page page = {NULL, 0, 0};
    const char *at;
    Box box = {0, 0, WIDEST, 3};
    int y;
    page_all(&page, tui);
    for (at = page.text; *at; at++)
        box.height += *at == '\n';
    if (box.width > canvas->width)
        box.width = canvas->width;
    box.height += put_offers(NULL, &(Box){0, 0, box.width - 4, 0}, tui);
    box.x = canvas_centred(0, canvas->width, box.width);
    box.y = canvas_centred(0, canvas->height, box.height);
    widget_box(canvas, &box,
               won               ? " \u2713 Done "
               : status == STUCK ? " Stuck "
                                 : " Over ");
    for (at = page.text, y = box.y + 1; *at; at += strcspn(at, "\n") + 1, y++)
        lines_put(canvas, box.x + 2, y, at,
                  y == box.y + 1 ? won ? INK_GOOD : INK_NOTE : INK_TEXT, 0);
    put_offers(canvas, &(Box){box.x + 2, y + 1, box.width - 4, 0}, tui);
    canvas->cursor_x = canvas->cursor_y = -1;
    page_free(&page);
}
