/* SPDX-License-Identifier: MIT */
/* Mahjong for programs that learn: actions, masks and observations. */
#include <string.h>

#include "library/many.h"
#include "rules/mahjong/mahjong.h"

static u8 is_safe(const void *position)
{
    const Mahjong *game = position;
    return game->layout.count <= MAHJONG_TILES &&
           game->left <= game->layout.count && game->left % 2 == 0 &&
           game->shuffles <= MAHJONG_SHUFFLES &&
           many_are_at_most(game->face, MAHJONG_TILES, MAHJONG_FACES) &&
           many_are_at_most(&game->layout.place[0].z,
                            sizeof(TilePlace) * game->layout.count,
                            MAHJONG_FAR);
}

/* A map of half tiles, with a column in front. */
enum { STRIDE = 64, ROWS = 64, MOST_X = STRIDE - 4, MOST_Y = ROWS - 2 };

typedef struct HalfTiles {
    u8 layer[ROWS *
             STRIDE]; /* of the latest tile, gone or not, counted from 1 */
    u8 top[ROWS * STRIDE]; /* the highest tile that isn't gone, or NO_SPOT */
} HalfTiles;

/* Sets what lies on or beside a tile, and on and beside those before it. */
static void add_tile(const Layout *layout, HalfTiles *map, u8 tile, u32 at,
                     u8 *open)
{
    const u8 z = layout->place[tile].z;
    const u8 left = map->top[at - 1];
    const u8 right = map->top[at + 2];
    const u8 below[4] = {map->top[at], map->top[at + 1], map->top[at + STRIDE],
                         map->top[at + STRIDE + 1]};
    open[tile] = 0;
    if (left != NO_SPOT && layout->place[left].z == z) {
        open[left] += MAHJONG_TILE_AT_RIGHT;
        open[tile] += MAHJONG_TILE_AT_LEFT;
    }
    if (right != NO_SPOT && layout->place[right].z == z) {
        open[right] += MAHJONG_TILE_AT_LEFT;
        open[tile] += MAHJONG_TILE_AT_RIGHT;
    }
    open[below[0]] += MAHJONG_TILE_ABOVE;
    if (below[1] != below[0])
        open[below[1]] += MAHJONG_TILE_ABOVE;
    if (below[2] != below[0] && below[2] != below[1])
        open[below[2]] += MAHJONG_TILE_ABOVE;
    if (below[3] != below[0] && below[3] != below[1] && below[3] != below[2])
        open[below[3]] += MAHJONG_TILE_ABOVE;
    map->top[at] = map->top[at + 1] = tile;
    map->top[at + STRIDE] = map->top[at + STRIDE + 1] = tile;
}

/* Does what mahjong_weigh_tiles does, without searching. Tiles come by layer
   and row, so two of a layer are compared when the second one is added, and
   below that are the highest ones so far. Returns 0 for layouts beyond the map
   and for tiles that overlap, as they do in no layout that can be read. There
   is room for NO_SPOT in "open". */
static u8 weigh_on_map(const Mahjong *game, u8 *open)
{
    const Layout *layout = &game->layout;
    HalfTiles map;
    u8 tile;
    memset(map.layer, 0, sizeof map.layer);
    memset(map.top, NO_SPOT, sizeof map.top);
    for (tile = 0; tile < layout->count; tile++) {
        const TilePlace *place = &layout->place[tile];
        u8 layer = (u8)(place->z + 1);
        u32 at = (u32)place->y * STRIDE + place->x + 1;
        if (place->x > MOST_X || place->y > MOST_Y || map.layer[at] == layer ||
            map.layer[at + 1] == layer)
            return 0;
        map.layer[at] = map.layer[at + 1] = layer;
        map.layer[at + STRIDE] = map.layer[at + STRIDE + 1] = layer;
        if (game->face[tile])
            add_tile(layout, &map, tile, at, open);
        else
            open[tile] = MAHJONG_TILE_GONE;
    }
    return 1;
}

/* What lies on or beside a tile is kept in "open", and counted again here. */
static u8 is_sound(const void *position)
{
    const Mahjong *game = position;
    u8 open[NO_SPOT + 1];
    if (!is_safe(position) || !mahjong_is_sound(game))
        return 0;
    if (!weigh_on_map(game, open))
        mahjong_weigh_tiles(&game->layout, game->face, open, NULL);
    return !memcmp(open, game->open, game->layout.count);
}

/* Pairs of tiles in the order 0 1, 0 2, 1 2, 0 3 ... The last action is a
   shuffle. */
static u32 count_pairs(u32 tiles)
{
    return tiles * (tiles - 1) / 2;
}

static u32 count_actions(const void *position)
{
    const Mahjong *game = position;
    return count_pairs(game->layout.count) + 1;
}

static u8 find_action(const void *position, u16 move, u32 *action)
{
    const Mahjong *game = position;
    u32 first = move & 255U;
    u32 second = move >> 8;
    if (move == MAHJONG_SHUFFLE)
        *action = count_pairs(game->layout.count);
    else if (first < second && second < game->layout.count)
        *action = count_pairs(second) + first;
    else
        return 0;
    return 1;
}

static u8 find_move(const void *position, u32 action, u16 *move)
{
    const Mahjong *game = position;
    u32 low = 1;
    u32 high = game->layout.count;
    if (action >= count_pairs(high)) {
        *move = MAHJONG_SHUFFLE;
        return action == count_pairs(high);
    }
    while (high - low > 1) {
        u32 middle = (low + high) / 2;
        if (count_pairs(middle) <= action)
            low = middle;
        else
            high = middle;
    }
    *move = (u16)((action - count_pairs(low)) | low << 8);
    return 1;
}

static u8 is_free(const Mahjong *game, u32 tile)
{
    u8 open = game->open[tile];
    return open < MAHJONG_TILE_ABOVE &&
           !((open & MAHJONG_LEFT_TILES) && (open & MAHJONG_RIGHT_TILES));
}

/* What the rules list. The free tiles of each group are chained, so that only
   pairs are looked at. If there are none, the rules decide about a shuffle. */
static void mark_moves(const void *position, u8 *mask)
{
    const Mahjong *game = position;
    u32 tiles = game->layout.count;
    u8 latest[MAHJONG_KINDS + 1];
    u8 earlier[MAHJONG_TILES];
    u8 *pairs = mask; /* of this tile */
    u8 found = 0;
    u32 tile;
    u16 move;
    memset(mask, 0, count_pairs(tiles) + 1);
    memset(latest, NO_SPOT, sizeof latest);
    for (tile = 0; tile < tiles; pairs += tile++) {
        u8 group, other;
        if (!is_free(game, tile))
            continue;
        group = mahjong_face_group(game->face[tile]);
        for (other = latest[group]; other != NO_SPOT; other = earlier[other])
            pairs[other] = found = 1;
        earlier[tile] = latest[group];
        latest[group] = (u8)tile;
    }
    if (!found && mahjong.list(position, &move, 1))
        *pairs = 1;
}

static u32 observation_size(const void *position)
{
    const Mahjong *game = position;
    return 2U * game->layout.count;
}

static void observe(const void *position, u8 *bytes)
{
    const Mahjong *game = position;
    u8 count = game->layout.count;
    u8 i;
    memcpy(bytes, game->face, count);
    for (i = 0; i < count; i++)
        bytes[count + i] = is_free(game, i);
}

static size_t run(const LibraryBatch *batch)
{
    return many_run(&library_mahjong, batch);
}

const quadrille_game library_mahjong = {&mahjong,
                                        LIBRARY_MAHJONG_ERRORS,
                                        is_sound,
                                        is_safe,
                                        count_actions,
                                        find_action,
                                        find_move,
                                        mark_moves,
                                        NULL,
                                        NULL,
                                        observation_size,
                                        observe,
                                        run};
