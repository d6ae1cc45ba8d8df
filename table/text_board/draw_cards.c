/* SPDX-License-Identifier: MIT */
/* FreeCell in line mode, with free cells and foundations above the columns. */
#include <stdlib.h>
#include <string.h>

#include "rules/freecell/freecell.h"
#include "text_board.h"

enum { WIDTH = 4 };

static void put_card(Page *page, const Style *style, u8 card)
{
    static const char *const suits[] = {"♣", "♦", "♥", "♠"};
    const char *colour = IS_RED(card) ? RED : "";
    page_text(page, " ");
    page_colour(page, style, colour);
    page_format(page, "%c", "?A23456789TJQK"[RANK_OF(card)]);
    if (style->ascii)
        page_format(page, "%c", "CDHS"[SUIT_OF(card)]);
    else
        page_text(page, suits[SUIT_OF(card)]);
    page_plain(page, style, colour);
    page_text(page, " ");
}

static void put_place(Page *page, const Style *style, const Piece *piece)
{
    if (piece->kind == CARD)
        put_card(page, style, piece->value);
    else
        page_text(page, " -- ");
}

static void put_names(Page *page, const char *names, unsigned count)
{
    unsigned i;
    for (i = 0; i < count; i++)
        page_format(page, "  %c ", names[i]);
}

static unsigned count_marked(const Piece *pieces, unsigned count, u8 mark)
{
    unsigned marked = 0;
    while (count--)
        marked += (pieces++->marks & mark) != 0;
    return marked;
}

static void put_marked(Page *page, const Style *style, const Piece *pieces,
                       unsigned count, u8 mark)
{
    for (; count--; pieces++)
        if (pieces->marks & mark)
            put_place(page, style, pieces);
}

static const Piece *find_card(const Piece *pieces, unsigned count, unsigned x,
                              unsigned y)
{
    for (; count--; pieces++)
        if (!(pieces->marks & (IS_CELL | IS_HOME)) && pieces->x == x &&
            pieces->y == y && pieces->kind == CARD)
            return pieces;
    return NULL;
}

/* Writes one card of each column; returns 0 if no column is that deep. */
static int put_row(Page *page, const Style *style, const Piece *pieces,
                   unsigned count, unsigned depth)
{
    const Piece *card;
    unsigned x;
    int some = 0;
    for (x = 0; x < FREECELL_COLUMNS; x++) {
        card = find_card(pieces, count, x, depth);
        some |= card != NULL;
        if (card)
            put_card(page, style, card->value);
        else
            page_format(page, "%*s", WIDTH, "");
    }
    if (some)
        page_line(page);
    return some;
}

static void put_title(Page *page, const Session *session)
{
    if (session->board) {
        page_text(page, _("Custom board\n\n"));
        return;
    }
    page_text(page, _("Game #"));
    page_seed(page, session->game, session->seed);
    if (session->name[0]) {
        page_text(page, ", ");
        page_safe(page, session->name);
    }
    page_text(page, "\n\n");
}

void draw_cards(Page *page, const Session *session, const Style *style)
{
    unsigned count, depth;
    Piece *pieces = look_at(session, &count);
    unsigned cells = count_marked(pieces, count, IS_CELL);
    put_title(page, session);
    put_names(page, "abcdefg", cells);
    page_format(page, "%*s", WIDTH, "");
    put_names(page, "CDHS", FREECELL_SUITS);
    page_line(page);
    put_marked(page, style, pieces, count, IS_CELL);
    page_format(page, "%*s", WIDTH, "");
    put_marked(page, style, pieces, count, IS_HOME);
    page_line(page);
    page_text(page, "\n");
    put_names(page, "12345678", FREECELL_COLUMNS);
    page_line(page);
    for (depth = 0; put_row(page, style, pieces, count, depth);)
        depth++;
    while (page->used > 1 && page->text[page->used - 1] == ' ')
        page->used--;
    page_put(page, "", 0);
    free(pieces);
}
