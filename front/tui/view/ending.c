/* SPDX-License-Identifier: MIT */
/* The box over the board at the end of a game. It shows the result and offers
   what to do next, by key or click. */
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
    int here; /* the meaning of a click on it */
    const char *name, *what;
} Offer;

static const Offer after_end[] = {{KEY_HERE + 'n', "n", _("new")},
                                  {KEY_HERE + 'r', "r", _("restart")},
                                  {KEY_HERE + 'R', "R", _("replay")},
                                  {KEY_HERE + '>', ">", _("share")},
                                  {KEY_HERE + '#', "#", _("statistics")},
                                  {KEY_HERE + ESCAPE, "Esc", _("board")}};

/* The first offer appears only if the board has a button for it. */
static const Offer after_dead_end[] = {{TABLE_SPOT, _("Enter"), _("shuffle")},
                                       {KEY_HERE + 'u', "u", _("undo")},
                                       {KEY_HERE + 'r', "r", _("restart")},
                                       {KEY_HERE + 'n', "n", _("new")},
                                       {KEY_HERE + ESCAPE, "Esc", _("board")}};

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

/* Writes the help used, such as "1 hint, 2 undos". */
static void page_aids(Page *page, const Session *session)
{
    if (session->hints)
        page_count(page, session->hints, _("hint"));
    if (session->hints && session->undos)
        page_text(page, ", ");
    if (session->undos)
        page_count(page, session->undos, _("undo"));
}

static const char *result_words(Status status, int timed)
{
    if (status == WON)
        return timed ? _("You won in %1$s and %2$s") : _("You won in %1$s");
    if (status == STUCK)
        return timed ? _("No moves left after %1$s and %2$s")
                     : _("No moves left after %1$s");
    return timed ? _("Game over after %1$s and %2$s")
                 : _("Game over after %1$s");
}

/* Writes, for example, "You won in 87 moves and 3:24 (2 hints, 1 undo)", then
   the score. */
static void page_result(Page *page, const Session *session)
{
    const Status status = session->game->status(session->position);
    Page moves = {NULL, 0, 0};
    Page clock = {NULL, 0, 0};
    Page aids = {NULL, 0, 0};
    page_count(&moves, session->at, _("move"));
    page_clock(&clock, session->clock);
    page_format(page, result_words(status, session->clock != 0), moves.text,
                clock.text);
    page_aids(&aids, session);
    if (aids.used)
        page_format(page, " (%s)", aids.text);
    page_text(page, "\n");
    status_page_score(page, session);
    page_text(page, "\n");
    page_free(&moves);
    page_free(&clock);
    page_free(&aids);
}

static void page_all(Page *page, const Tui *tui)
{
    const Session *session = tui->scene.session;
    Page page_one = {NULL, 0, 0};
    page_result(&page_one, session);
    if (tui->par.used)
        page_text(&page_one, tui->par.text);
    else if (explain_ends_with_par(session) && tui->thinker &&
             thinker_is_busy(tui->thinker))
        page_text(&page_one, _("Par: thinking \u2026\n"));
    fold_text(page, page_one.text,
              (tui->canvas.width < WIDEST ? tui->canvas.width : WIDEST) - 4);
    page_free(&page_one);
}

/* Where the offer ends. It goes to the next line if it does not fit on this
   one. */
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

/* Draws the offers into the box, unless the canvas is NULL. Returns the number
   of lines. */
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
               won               ? _(" \u2713 Won ")
               : status == STUCK ? _(" Stuck ")
                                 : _(" Game over "));
    for (at = page.text, y = box.y + 1; *at; at += strcspn(at, "\n") + 1, y++)
        lines_put(canvas, box.x + 2, y, at,
                  y == box.y + 1 ? won ? INK_GOOD : INK_NOTE : INK_TEXT, 0);
    put_offers(canvas, &(Box){box.x + 2, y + 1, box.width - 4, 0}, tui);
    canvas->cursor_x = canvas->cursor_y = -1;
    page_free(&page);
}
