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

/* What lies on or beside a tile is kept in "open", and counted again here. */
static u8 is_sound(const void *position)
{
    const Mahjong *game = position;
    u8 open[MAHJONG_TILES];
    if (!is_safe(position) || !mahjong_is_sound(game))
        return 0;
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
