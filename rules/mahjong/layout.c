/* SPDX-License-Identifier: MIT */
/* Adds tiles to a layout, and checks that each is supported. */
#include "mahjong.h"

void mahjong_insert_byte(u8 *bytes, u8 count, u8 at, u8 value)
{
    ASSERT(at <= count);
    for (; count > at; count--)
        bytes[count] = bytes[count - 1];
    bytes[at] = value;
}

static void insert_place(Layout *layout, u8 at, const TilePlace *place)
{
    u8 i;
    ASSERT(at <= layout->count && layout->count < MAHJONG_TILES);
    for (i = layout->count; i > at; i--)
        bytes_copy(&layout->place[i], &layout->place[i - 1],
                   sizeof(TilePlace));
    bytes_copy(&layout->place[at], place, sizeof(TilePlace));
    layout->count++;
}

u8 mahjong_add_tile(Layout *layout, u32 x, u32 y, u32 z, u8 *tile)
{
    TilePlace place;
    u8 hint[MAHJONG_LINK_HINT];
    u8 found[MAHJONG_MOST_NEAR];
    if (layout->count >= MAHJONG_TILES)
        return MAHJONG_TOO_MANY_TILES;
    if (x > MAHJONG_FAR || y > MAHJONG_FAR || z > MAHJONG_FAR)
        return MAHJONG_TILE_TOO_FAR;
    place.x = (u8)x;
    place.y = (u8)y;
    place.z = (u8)z;
    bytes_fill(hint, 0, sizeof hint);
    if (mahjong_collect_tiles(layout, &place, 1, hint, found))
        return MAHJONG_TILES_OVERLAP;
    *tile = mahjong_seek_place(layout, 0, &place);
    insert_place(layout, *tile, &place);
    return FINE;
}

static u8 is_within(u8 a, u8 b, u8 most)
{
    ASSERT_SLOW(most <= 2);
    return (u8)(a - b + most) <= 2 * most;
}

/* Returns whether a tile supports another one, either from right below or from
   the side, as in a bridge. */
static u8 holds_up(const TilePlace *lower, const TilePlace *tile)
{
    u8 most = (u8)(lower->z == tile->z ? 2 : 1);
    return (lower->z == tile->z || lower->z + 1 == tile->z) &&
           is_within(lower->x, tile->x, most) &&
           is_within(lower->y, tile->y, most);
}

static u8 is_held(const Layout *layout, const u8 *held, u8 tile)
{
    u8 i;
    ASSERT_SLOW(tile < layout->count);
    for (i = 0; i < layout->count; i++)
        if (held[i] && holds_up(&layout->place[i], &layout->place[tile]))
            return 1;
    return 0;
}

static u8 hold_more(const Layout *layout, u8 *held)
{
    u8 more = 0;
    u8 i;
    for (i = 0; i < layout->count; i++)
        if (!held[i] && is_held(layout, held, i))
            held[i] = more = 1;
    return more;
}

u8 mahjong_floating_tile(const Layout *layout)
{
    u8 held[MAHJONG_TILES];
    u8 i;
    bytes_fill(held, 0, sizeof held);
    for (i = 0; i < layout->count; i++)
        held[i] = layout->place[i].z == layout->place[0].z;
    while (hold_more(layout, held))
        ;
    for (i = 0; i < layout->count; i++)
        if (!held[i])
            return i;
    return NO_SPOT;
}

u8 mahjong_settle_layout(Layout *layout)
{
    TilePlace least;
    TilePlace *place;
    u8 i;
    if (!layout->count)
        return MAHJONG_NO_TILES;
    if (layout->count & 1)
        return MAHJONG_ODD_TILES;
    bytes_fill(&least, MAHJONG_FAR, sizeof least);
    for (i = 0; i < layout->count; i++) {
        place = &layout->place[i];
        least.x = place->x < least.x ? place->x : least.x;
        least.y = place->y < least.y ? place->y : least.y;
        least.z = place->z < least.z ? place->z : least.z;
    }
    for (i = 0; i < layout->count; i++) {
        place = &layout->place[i];
        place->x = (u8)(place->x - least.x);
        place->y = (u8)(place->y - least.y);
        place->z = (u8)(place->z - least.z);
    }
    return FINE;
}
