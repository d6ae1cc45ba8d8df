/* SPDX-License-Identifier: MIT */
/* Checks the properties that every Mahjong position has. */
#include "mahjong.h"

static u8 lies_before(const TilePlace *place, const TilePlace *other)
{
    if (place->z != other->z)
        return (u8)(place->z < other->z);
    if (place->y != other->y)
        return (u8)(place->y < other->y);
    return (u8)(place->x < other->x);
}

/* Tiles are in the order of their places, and no two share a place. */
static u8 layout_is_sound(const Layout *layout)
{
    u8 i;
    if (layout->count > MAHJONG_TILES)
        return 0;
    for (i = 1; i < layout->count; i++)
        if (!lies_before(&layout->place[i - 1], &layout->place[i]))
            return 0;
    return 1;
}

/* A removed tile has neither a face nor neighbours, and nothing is beyond the
   layout. Counts the other tiles. */
static u8 faces_are_sound(const Mahjong *game)
{
    u8 left = 0;
    u8 i;
    for (i = 0; i < MAHJONG_TILES; i++) {
        if (game->face[i] > MAHJONG_FACES ||
            (game->face[i] && i >= game->layout.count))
            return 0;
        if (i < game->layout.count &&
            !game->face[i] != (game->open[i] == MAHJONG_TILE_GONE))
            return 0;
        left = (u8)(left + (game->face[i] != 0));
    }
    return (u8)(left == game->left);
}

u8 mahjong_is_sound(const Mahjong *game)
{
    return (u8)(game->set <= MAHJONG_SET_FLOWERS &&
                game->dealer <= MAHJONG_DEAL_ANYHOW &&
                game->shuffles <= MAHJONG_SHUFFLES &&
                layout_is_sound(&game->layout) && faces_are_sound(game));
}
