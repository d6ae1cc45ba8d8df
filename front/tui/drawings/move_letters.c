/* SPDX-License-Identifier: MIT */
/* Letters on every card that can move, for the places it can go. */
#include "drawing.h"

#include <stdlib.h>
#include <string.h>

#include "host/host.h"

/* The card that a move's first sign names: of a cell, or a column's last. */
static u8 spot_named(const Scene *scene, char sign)
{
    const Piece *found = NULL;
    unsigned i;
    for (i = 0; i < scene->count; i++) {
        const Piece *piece = &scene->pieces[i];
        const int in_cell = (piece->marks & IS_CELL) != 0;
        const char name = (char)((in_cell ? 'a' : '1') + piece->x);
        if (piece->kind == CARD && !(piece->marks & IS_HOME) && name == sign &&
            (!found || piece->y > found->y))
            found = piece;
    }
    return found ? found->spot : NO_SPOT;
}

static void add_way(char *ways, char to)
{
    const size_t length = strlen(ways);
    if (length < WAY_SIZE - 1 && !strchr(ways, to)) {
        ways[length] = to;
        ways[length + 1] = '\0';
    }
}

/* "26" is a way from the column 2 to the column 6. */
void move_letters_mark(Scene *scene)
{
    const Session *session = scene->session;
    const u16 count = session->game->list(session->position, NULL, 0);
    u16 *moves = host_must_have(calloc((size_t)count + 1, sizeof *moves));
    Page text = PAGE_EMPTY;
    u8 spot;
    u16 i;
    memset(scene->ways, 0, sizeof scene->ways);
    session->game->list(session->position, moves, count);
    for (i = 0; i < count; i++) {
        text.used = 0;
        page_move(&text, session, moves[i]);
        spot = text.used > 1 ? spot_named(scene, text.text[0]) : NO_SPOT;
        if (spot != NO_SPOT)
            add_way(scene->ways[spot], text.text[1]);
    }
    page_free(&text);
    free(moves);
}
