/* SPDX-License-Identifier: MIT */
/* Finds out which tiles of a layout touch each other. */
#include "mahjong.h"

/* Slots 0 and 1 are the left neighbours, whose right side opens; 2 and 3 are
   the right neighbours; the others are the tiles underneath. */
const u8 mahjong_link_weight[MAHJONG_LINKS] = {
    MAHJONG_TILE_AT_RIGHT, MAHJONG_TILE_AT_RIGHT, MAHJONG_TILE_AT_LEFT,
    MAHJONG_TILE_AT_LEFT,  MAHJONG_TILE_ABOVE,    MAHJONG_TILE_ABOVE,
    MAHJONG_TILE_ABOVE,    MAHJONG_TILE_ABOVE};

enum { AT_LEFT = 0, AT_RIGHT = 2, UNDERNEATH = 4 };

/* ------------------------------------------------------------ searching */

static u8 before(const TilePlace *place, const TilePlace *other)
{
    if (place->z != other->z)
        return place->z < other->z;
    if (place->y != other->y)
        return place->y < other->y;
    return place->x < other->x;
}

/* Doubles its steps, then halves them (galloping search). */
u8 mahjong_seek_place(const Layout *layout, u8 low, const TilePlace *place)
{
    u16 high = low;
    u8 step = 1;
    u8 middle;
    ASSERT_SLOW(low <= layout->count);
    while (high < layout->count && before(&layout->place[high], place)) {
        low = (u8)(high + 1);
        high = (u16)(high + step);
        step = (u8)(step << 1);
    }
    if (high > layout->count)
        high = layout->count;
    /*@ loop widen_hints low, MAHJONG_TILES - 1, MAHJONG_TILES; */
    while (low < high) {
        middle = (u8)((low + high) >> 1);
        if (before(&layout->place[middle], place))
            low = (u8)(middle + 1);
        else
            high = middle;
    }
    ASSERT_SLOW(low <= layout->count);
    return low;
}

/* Whether a place is in the row of another one, and not beyond a column. */
static u8 in_row(const TilePlace *place, const TilePlace *row, u8 most)
{
    return place->y == row->y && place->x <= most && place->z == row->z;
}

u8 mahjong_collect_tiles(const Layout *layout, const TilePlace *centre,
                         u8 reach, u8 *hint, u8 *found)
{
    TilePlace least;
    u8 most = (u8)(centre->x + reach);
    u8 row = (u8)(centre->y ? 0 : 1); /* there is none above the first */
    u8 count = 0;
    u8 i;
    ASSERT_SLOW(centre->x <= MAHJONG_FAR && reach <= 2);
    /*@ dynamic_split count; */
    least.z = centre->z;
    least.x = (u8)(centre->x > reach ? centre->x - reach : 0);
    for (; row < MAHJONG_LINK_HINT / 2; row++) {
        least.y = (u8)(centre->y + row - 1);
        i = hint[row];
        if (i < layout->count && before(&layout->place[i], &least)) {
            i = mahjong_seek_place(layout, (u8)(i + 1), &least);
            hint[row] = i;
        }
        /* For Eva: no more than MAHJONG_MOST_NEAR fit in. */
        /*@ loop unroll MAHJONG_MOST_NEAR; */
        while (i < layout->count && count < MAHJONG_MOST_NEAR &&
               in_row(&layout->place[i], &least, most))
            found[count++] = i++;
    }
    return count;
}

/* ---------------------------------------------------------------- links */

static void link_sides(const Layout *layout, const u8 *face, u8 tile, u8 *hint,
                       u8 *links)
{
    u8 found[MAHJONG_MOST_NEAR];
    u8 count =
        mahjong_collect_tiles(layout, &layout->place[tile], 2, hint, found);
    u8 i, slot;
    ASSERT_SLOW(tile < layout->count);
    /*@ split count; */
    for (i = 0; i < count; i++) {
        if (found[i] == tile || !face[found[i]])
            continue;
        slot =
            (u8)(layout->place[found[i]].x < layout->place[tile].x ? AT_LEFT
                                                                   : AT_RIGHT);
        if (links[slot] != NO_SPOT)
            slot++;
        ASSERT_SLOW(links[slot] == NO_SPOT); /* at most two on a side */
        links[slot] = found[i];
    }
}

/* Which quarters of a tile one underneath covers, a bit for each. No tile that
   is further away gets here; it would cover none. */
static u8 shared(const TilePlace *upper, const TilePlace *lower)
{
    static const u8 columns[] = {1 | 4, 15, 2 | 8, 0};
    static const u8 rows[] = {1 | 2, 15, 4 | 8, 0};
    ASSERT_SLOW((u8)(lower->x + 1 - upper->x) <= 2);
    ASSERT_SLOW((u8)(lower->y + 1 - upper->y) <= 2);
    return columns[(lower->x + 1 - upper->x) & 3] &
           rows[(lower->y + 1 - upper->y) & 3];
}

/* A tile covers what is under it in any layer. If layers have gaps, only the
   first tile below each quarter counts, since that tile covers the rest: at
   most four. */
static void link_below(const Layout *layout, const u8 *face, u8 tile, u8 *hint,
                       u8 *links)
{
    TilePlace place;
    u8 found[MAHJONG_MOST_NEAR];
    u8 seen = 0;
    u8 slot = UNDERNEATH;
    u8 count, i, part;
    bytes_copy(&place, &layout->place[tile], sizeof place);
    while (place.z && seen != 15) {
        place.z--;
        count = mahjong_collect_tiles(layout, &place, 1, hint, found);
        /*@ split count; */
        for (i = 0; i < count; i++) {
            part = shared(&place, &layout->place[found[i]]);
            if (face[found[i]] && (part & ~seen) &&
                ALWAYS(slot < MAHJONG_LINKS)) {
                links[slot++] = found[i];
                seen |= part;
            }
        }
        /*@ merge count; */
        if (seen != 15)
            bytes_fill(hint, 0, MAHJONG_LINK_HINT / 2);
    }
}

void mahjong_find_links(const Layout *layout, const u8 *face, u8 tile,
                        u8 *hint, u8 *links)
{
    ASSERT_SLOW(tile < layout->count);
    bytes_fill(links, NO_SPOT, MAHJONG_LINKS);
    link_sides(layout, face, tile, hint, links);
    link_below(layout, face, tile, hint + MAHJONG_LINK_HINT / 2, links);
}

void mahjong_weigh_tiles(const Layout *layout, const u8 *face, u8 *open,
                         u8 (*table)[MAHJONG_LINKS])
{
    u8 own[MAHJONG_LINKS];
    u8 hint[MAHJONG_LINK_HINT];
    u8 *links = own;
    u8 tile, slot, other;
    ASSERT(layout->count <= MAHJONG_TILES);
    bytes_fill(hint, 0, sizeof hint);
    bytes_fill(open, 0, MAHJONG_TILES);
    for (tile = 0; tile < layout->count; tile++) {
        if (!face[tile]) {
            open[tile] = MAHJONG_TILE_GONE;
            continue;
        }
        if (table)
            links = table[tile];
        mahjong_find_links(layout, face, tile, hint, links);
        for (slot = 0; slot < MAHJONG_LINKS; slot++) {
            other = links[slot];
            if (other < MAHJONG_TILES)
                open[other] = (u8)(open[other] + mahjong_link_weight[slot]);
        }
    }
}
