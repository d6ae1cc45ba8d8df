/* SPDX-License-Identifier: MIT */
/* Boards for line mode: Kulki and the sliding puzzle as the original programs
   printed them, other games as their own text. */

#include <stdlib.h>
#include <string.h>

#include "table/kit.h"

void page_colour(Page *page, const Style *style, const char *colour)
{
    if (style->colour && *colour)
        page_format(page, "\033[%sm", colour);
}

void page_plain(Page *page, const Style *style, const char *colour)
{
    if (style->colour && *colour)
        page_text(page, "\033[0m");
}

Piece *look_at(const Session *session, unsigned *count)
{
    const Game *game = session->game;
    Piece *pieces = calloc(game->most_pieces, sizeof *pieces);
    *count = 0;
    if (pieces)
        *count = game->look(session->position, pieces, game->most_pieces);
    return pieces;
}

static void draw_text(Page *page, const Session *session, const Style *style)
{
    (void)style;
    page_board(page, session);
}

/* Writes the board's own text with coloured balls. They are the numbers after
   a row's first bar and before its second. */
void draw_kulki(Page *page, const Session *session, const Style *style)
{
    static const char *const colours[10] = {
        "",     RED,  GREEN, BLUE,         YELLOW,
        PURPLE, CYAN, BOLD,  BOLD ";" RED, BOLD ";" CYAN};
    Page plain = {NULL, 0, 0};
    const char *at;
    const char *colour;
    int bars = 0;
    page_board(&plain, session);
    for (at = plain.text; *at; at++) {
        if (*at == '|' || *at == '\n')
            bars = *at == '|' ? bars + 1 : 0;
        colour =
            bars == 1 && *at >= '1' && *at <= '9' ? colours[*at - '0'] : "";
        page_colour(page, style, colour);
        page_put(page, at, 1);
        page_plain(page, style, colour);
    }
    page_free(&plain);
}

static int digits_of(unsigned number)
{
    return number < 10 ? 1 : number < 100 ? 2 : 3;
}

void draw_sliding(Page *page, const Session *session, const Style *style)
{
    unsigned count, i;
    Piece *pieces = look_at(session, &count);
    int width = digits_of(count - 1);
    (void)style;
    for (i = 0; i < count; i++) {
        if (i && pieces[i].x == 0)
            page_text(page, "\n");
        if (pieces[i].kind == BLOCK)
            page_format(page, "%*u ", width, pieces[i].value);
        else
            page_format(page, "%*s ", width, "");
    }
    page_text(page, "\n");
    free(pieces);
}

void draw_board(Page *page, const Session *session, const Style *style)
{
    const Kit *kit = kit_of(session->game);
    if (kit->draw)
        kit->draw(page, session, style);
    else
        draw_text(page, session, style);
}
