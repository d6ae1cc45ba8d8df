/* SPDX-License-Identifier: MIT */
/* Names come from the game's kit; a tile also has its layer, and how many
   match it. */
#include "pointing.h"

#include "table/kit.h"
#include "table/tile_words.h"

/* The tiles that match this one, and itself. */
static unsigned count_left(const Scene *scene, const Piece *tile)
{
    unsigned count = 0;
    unsigned i;
    for (i = 0; i < scene->count; i++)
        count += scene->pieces[i].kind == TILE &&
                 tile_words_match(scene->pieces[i].value, tile->value);
    return count;
}

static void page_tile(Page *page, const Scene *scene, const Piece *tile)
{
    tile_words_page(page, tile->value);
    page_format(page, _(", layer %u"), tile->z + 1U);
    if (tile->marks & IS_FREE)
        page_text(page, _(", free"));
    page_format(page, _("; %u left"), count_left(scene, tile));
}

void pointed_page(Page *page, const Scene *scene)
{
    const Piece *piece = scene_piece(scene, scene->cursor);
    void (*const name)(Page *, const Piece *) =
        kit_of(scene->session->game)->name_piece;
    if (piece && piece->kind == TILE)
        page_tile(page, scene, piece);
    else if (piece && name)
        name(page, piece);
}
