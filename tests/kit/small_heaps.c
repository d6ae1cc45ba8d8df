/* SPDX-License-Identifier: MIT */
/* Makes small layouts of tiles at random. */
#include "small_heaps.h"

#include <string.h>

enum { MOST_HEAP = 20 };

void make_heap(Mahjong *game, const Room *room, u8 most, u8 *rng)
{
    Layout layout;
    u8 faces[MOST_HEAP];
    u8 count = 0;
    u8 kind = 0;
    u8 i;
    while (count < most) {
        u8 size = (u8)(2 * (1 + rng_below(rng, 1 + rng_below(rng, 4))));
        kind++;
        while (size-- && count < most)
            faces[count++] = kind;
    }
    scatter_tiles(&layout, room, most, rng);
    memset(game, 0, sizeof *game);
    game->layout = layout;
    game->left = most;
    for (i = 0; i < most; i++) {
        u8 nth = (u8)rng_below(rng, (u16)(most - i));
        game->face[i] = faces[nth];
        faces[nth] = faces[most - i - 1];
    }
    mahjong_weigh_tiles(&game->layout, game->face, game->open, NULL);
}

u8 count_above(const Mahjong *game, u8 tile)
{
    const TilePlace *place = game->layout.place;
    u8 above = 0;
    u8 i;
    for (i = 0; i < game->layout.count; i++)
        if (is_there(game, i) && lies_on(&place[i], &place[tile]))
            above++;
    return above;
}
