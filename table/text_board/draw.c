/* SPDX-License-Identifier: MIT */
/* Boards on pages: as the original programs printed them, or the game's own
   text. */

#include <stdlib.h>

#include "table/kit.h"
#include "text_board.h"

Piece *text_board_pieces(const Session *session, unsigned *count)
{
    const Game *game = session->game;
    Piece *pieces = calloc(game->most_pieces, sizeof *pieces);
    *count = 0;
    if (pieces)
        *count = game->look(session->position, pieces, game->most_pieces);
    ASSERT(*count <= game->most_pieces);
    return pieces;
}

/* The first pass measures the length, the second writes. */
static void page_drawing(Page *page, const Session *session,
                         const Style *style)
{
    const Kit *kit = kit_of(session->game);
    Writer writer;
    char *text;
    ASSERT(kit->draw);
    writer_start(&writer, NULL, 0);
    kit->draw(&writer, session, style);
    text = host_must_have(calloc(1, (size_t)writer.used + 1));
    writer_start(&writer, text, writer.used);
    kit->draw(&writer, session, style);
    page_put(page, text, writer.used);
    free(text);
}

void text_board_draw(Page *page, const Session *session, const Style *style)
{
    Page name = PAGE_EMPTY;
    Style own = *style;
    page_safe(&name, session->name);
    own.name = name.text;
    if (kit_of(session->game)->draw)
        page_drawing(page, session, &own);
    else
        page_board(page, session);
    page_free(&name);
}
