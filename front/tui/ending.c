/* SPDX-License-Identifier: MIT */
/* How it went, over a board that is done; what can be done next is a key or a
   click away. */
#include <string.h>

#include "../counsel.h"
#include "../manner.h"
#include "tui.h"

enum { WIDEST = 58 };

typedef struct Offer {
    int key;
    const char *name, *what;
} Offer;

static const Offer offers[] = {{'n', "n", "new"},    {'r', "r", "again"},
                               {'R', "R", "replay"}, {'s', "s", "share"},
                               {'T', "T", "record"}, {ESCAPE, "Esc", "board"}};

enum { OFFERS = sizeof offers / sizeof *offers };

int shows_ending(const Tui *tui)
{
    const Session *session = tui->scene.session;
    const Status status = session->game->status(session->position);
    return (status == WON || status == LOST) && !tui->looked_at &&
           tui->mode == MODE_PLAY;
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
    page_score(page, session);
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
    page_ending(&page_one, session);
    page_account(&page_one, session);
    if (tui->par.used)
        page_text(&page_one, tui->par.text);
    else if (tui->thinker && is_thinking(tui->thinker))
        page_text(&page_one, "Par: thinking \u2026\n");
    fold_text(page, page_one.text,
              (tui->canvas.width < WIDEST ? tui->canvas.width : WIDEST) - 4);
    page_free(&page_one);
}

static int put_offers(Canvas *canvas, int x, int y, int until)
{
    int i;
    for (i = 0; i < OFFERS; i++) {
        const Offer *offer = &offers[i];
        if (x + columns_of(offer->name) + columns_of(offer->what) + 1 > until)
            continue;
        canvas->here = (unsigned short)(KEY_HERE + offer->key);
        x = put_words(canvas, x, y, offer->name, INK_NOTE, INK_GROUND,
                      BOLD_STYLE);
        x = put_words(canvas, x + 1, y, offer->what, INK_TEXT, INK_GROUND, 0);
        canvas->here = NOTHING_HERE;
        x += 2;
    }
    return x;
}

void draw_ending(Tui *tui)
{
    Canvas *canvas = &tui->canvas;
    const Session *session = tui->scene.session;
    const int won = session->game->status(session->position) == WON;
    Page page = {NULL, 0, 0};
    const char *at;
    Box box = {0, 0, WIDEST, 4};
    int y;
    page_all(&page, tui);
    for (at = page.text; *at; at++)
        box.height += *at == '\n';
    if (box.width > canvas->width)
        box.width = canvas->width;
    box.x = centred(0, canvas->width, box.width);
    box.y = centred(0, canvas->height, box.height);
    draw_box(canvas, &box, won ? " \u2713 Done " : " Over ");
    for (at = page.text, y = box.y + 1; *at; at += strcspn(at, "\n") + 1, y++)
        put_line(canvas, box.x + 2, y, at,
                 y == box.y + 1 ? won ? INK_GOOD : INK_NOTE : INK_TEXT, 0);
    put_offers(canvas, box.x + 2, box.y + box.height - 2,
               box.x + box.width - 1);
    canvas->cursor_x = canvas->cursor_y = -1;
    page_free(&page);
}
