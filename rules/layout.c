/* SPDX-License-Identifier: MIT */
/* Layouts of tiles: the turtle, adding to one, and which tiles touch which. */
#include "mahjong.h"

/* A row of tiles, the first at x. */
typedef struct Row {
    u8 z, y, x, count;
} Row;

static const Row turtle[] = {
    {0, 0, 2, 12}, {0, 2, 6, 8},   {0, 4, 4, 10}, {0, 6, 2, 12},
    {0, 7, 0, 1},  {0, 7, 26, 2},  {0, 8, 2, 12}, {0, 10, 4, 10},
    {0, 12, 6, 8}, {0, 14, 2, 12}, {1, 2, 8, 6},  {1, 4, 8, 6},
    {1, 6, 8, 6},  {1, 8, 8, 6},   {1, 10, 8, 6}, {1, 12, 8, 6},
    {2, 4, 10, 4}, {2, 6, 10, 4},  {2, 8, 10, 4}, {2, 10, 10, 4},
    {3, 6, 12, 2}, {3, 8, 12, 2},  {4, 7, 13, 1}};

/* Slots 0 and 1 are the tiles at the left, which lose one at their right; 2
   and 3 those at the right; the others are those underneath. */
const u8 link_weight[MAHJONG_LINKS] = {
    TILE_AT_RIGHT, TILE_AT_RIGHT, TILE_AT_LEFT, TILE_AT_LEFT,
    TILE_ABOVE,    TILE_ABOVE,    TILE_ABOVE,   TILE_ABOVE};

enum { AT_LEFT = 0, AT_RIGHT = 2, UNDERNEATH = 4, MOST_FOUND = 5 };

void build_turtle(Layout *layout)
{
    const Row *row = turtle;
    u8 count = 0;
    u8 i;
    fill_bytes(layout, 0, sizeof *layout);
    for (; row != turtle + COUNT_OF(turtle); row++)
        for (i = 0; i < row->count; i++) {
            layout->place[count].z = row->z;
            layout->place[count].y = row->y;
            layout->place[count++].x = (u8)(row->x + 2 * i);
        }
    layout->count = count;
}

/* ------------------------------------------------------------ searching */

static u8 before(const TilePlace *place, const TilePlace *other)
{
    if (place->z != other->z)
        return place->z < other->z;
    if (place->y != other->y)
        return place->y < other->y;
    return place->x < other->x;
}

/* The first tile from "low" on that is not before this place: by steps that
   double, then by halves. */
static u8 seek(const Layout *layout, u8 low, const TilePlace *place)
{
    u16 high = low;
    u8 step = 1;
    u8 middle;
    while (high < layout->count && before(&layout->place[high], place)) {
        low = (u8)(high + 1);
        high = (u16)(high + step);
        step = (u8)(step << 1);
    }
    if (high > layout->count)
        high = layout->count;
    while (low < high) {
        middle = (u8)((low + high) >> 1);
        if (before(&layout->place[middle], place))
            low = (u8)(middle + 1);
        else
            high = middle;
    }
    return low;
}

/* The tiles of a layer at most a row and "reach" columns away from a place;
   a hint for each of the three rows. */
static u8 collect(const Layout *layout, const TilePlace *centre, u8 reach,
                  u8 *hint, u8 *found)
{
    const TilePlace *end = layout->place + layout->count;
    const TilePlace *place;
    TilePlace least;
    u8 most = (u8)(centre->x + reach);
    u8 last = (u8)(centre->y + 1);
    u8 count = 0;
    u8 i;
    least.z = centre->z;
    least.y = (u8)(centre->y ? centre->y - 1 : 0);
    least.x = (u8)(centre->x > reach ? centre->x - reach : 0);
    if (!centre->y)
        hint++;
    for (; least.y <= last; least.y++, hint++) {
        i = *hint;
        if (i < layout->count && before(&layout->place[i], &least)) {
            i = seek(layout, (u8)(i + 1), &least);
            *hint = i;
        }
        place = &layout->place[i];
        for (; place != end && place->y == least.y && place->x <= most &&
               place->z == least.z;
             place++)
            found[count++] = i++;
    }
    return count;
}

/* --------------------------------------------------------------- adding */

void insert_byte(u8 *bytes, u8 count, u8 at, u8 value)
{
    for (; count > at; count--)
        bytes[count] = bytes[count - 1];
    bytes[at] = value;
}

static void insert_place(Layout *layout, u8 at, const TilePlace *place)
{
    u8 i;
    for (i = layout->count; i > at; i--)
        copy_bytes(&layout->place[i], &layout->place[i - 1],
                   sizeof(TilePlace));
    copy_bytes(&layout->place[at], place, sizeof(TilePlace));
    layout->count++;
}

u8 add_tile(Layout *layout, u32 x, u32 y, u32 z, u8 *tile)
{
    TilePlace place;
    u8 hint[LINK_HINT];
    u8 found[MOST_FOUND];
    if (layout->count == MAHJONG_TILES)
        return TOO_MANY_TILES;
    if (x > MAHJONG_FAR || y > MAHJONG_FAR || z > MAHJONG_FAR)
        return TILE_TOO_FAR;
    place.x = (u8)x;
    place.y = (u8)y;
    place.z = (u8)z;
    fill_bytes(hint, 0, sizeof hint);
    if (collect(layout, &place, 1, hint, found))
        return TILES_OVERLAP;
    *tile = seek(layout, 0, &place);
    insert_place(layout, *tile, &place);
    return FINE;
}

static u8 is_within(u8 a, u8 b, u8 most)
{
    return (u8)(a - b + most) <= 2 * most;
}

/* Whether a tile holds another one up: from right below, or by its side, as
   in a bridge. */
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

u8 floating_tile(const Layout *layout)
{
    u8 held[MAHJONG_TILES];
    u8 i;
    for (i = 0; i < layout->count; i++)
        held[i] = layout->place[i].z == layout->place[0].z;
    while (hold_more(layout, held))
        ;
    for (i = 0; i < layout->count; i++)
        if (!held[i])
            return i;
    return NO_SPOT;
}

u8 settle_layout(Layout *layout)
{
    TilePlace least;
    TilePlace *place = layout->place;
    TilePlace *end = place + layout->count;
    if (place == end)
        return NO_TILES;
    if (layout->count & 1)
        return ODD_TILES;
    fill_bytes(&least, MAHJONG_FAR, sizeof least);
    for (; place != end; place++) {
        least.x = place->x < least.x ? place->x : least.x;
        least.y = place->y < least.y ? place->y : least.y;
        least.z = place->z < least.z ? place->z : least.z;
    }
    while (place-- != layout->place) {
        place->x = (u8)(place->x - least.x);
        place->y = (u8)(place->y - least.y);
        place->z = (u8)(place->z - least.z);
    }
    return FINE;
}

/* ---------------------------------------------------------------- links */

static void link_sides(const Layout *layout, const u8 *face, u8 tile, u8 *hint,
                       u8 *links)
{
    u8 found[MOST_FOUND];
    u8 count = collect(layout, &layout->place[tile], 2, hint, found);
    u8 i, slot;
    for (i = 0; i < count; i++) {
        if (found[i] == tile || !face[found[i]])
            continue;
        slot =
            (u8)(layout->place[found[i]].x < layout->place[tile].x ? AT_LEFT
                                                                   : AT_RIGHT);
        if (links[slot] != NO_SPOT)
            slot++;
        links[slot] = found[i];
    }
}

/* The quarters of a tile that one underneath reaches, a bit for each. */
static u8 shared(const TilePlace *upper, const TilePlace *lower)
{
    static const u8 columns[] = {1 | 4, 15, 2 | 8};
    static const u8 rows[] = {1 | 2, 15, 4 | 8};
    return columns[lower->x + 1 - upper->x] & rows[lower->y + 1 - upper->y];
}

/* A tile covers what is under it in any layer. Where layers have gaps the
   first one down counts for each quarter: the rest is covered by that. */
static void link_below(const Layout *layout, const u8 *face, u8 tile, u8 *hint,
                       u8 *links)
{
    TilePlace place;
    u8 found[MOST_FOUND];
    u8 seen = 0;
    u8 count, i, part;
    copy_bytes(&place, &layout->place[tile], sizeof place);
    while (place.z && seen != 15) {
        place.z--;
        count = collect(layout, &place, 1, hint, found);
        for (i = 0; i < count; i++) {
            part = shared(&place, &layout->place[found[i]]);
            if (face[found[i]] && (part & ~seen)) {
                *links++ = found[i];
                seen |= part;
            }
        }
        if (seen != 15)
            fill_bytes(hint, 0, LINK_HINT / 2);
    }
}

void find_links(const Layout *layout, const u8 *face, u8 tile, u8 *hint,
                u8 *links)
{
    fill_bytes(links, NO_SPOT, MAHJONG_LINKS);
    link_sides(layout, face, tile, hint, links);
    link_below(layout, face, tile, hint + LINK_HINT / 2, links + UNDERNEATH);
}

void weigh_tiles(const Layout *layout, const u8 *face, u8 *open,
                 u8 (*table)[MAHJONG_LINKS])
{
    u8 own[MAHJONG_LINKS];
    u8 hint[LINK_HINT];
    u8 *links = own;
    u8 tile, slot;
    fill_bytes(hint, 0, sizeof hint);
    fill_bytes(open, 0, MAHJONG_TILES);
    for (tile = 0; tile < layout->count; tile++) {
        if (!face[tile]) {
            open[tile] = TILE_GONE;
            continue;
        }
        if (table)
            links = table[tile];
        find_links(layout, face, tile, hint, links);
        for (slot = 0; slot < MAHJONG_LINKS; slot++)
            if (links[slot] != NO_SPOT)
                open[links[slot]] =
                    (u8)(open[links[slot]] + link_weight[slot]);
    }
}
