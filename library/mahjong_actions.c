/* SPDX-License-Identifier: MIT */
/* Mahjong for programs that learn: actions, masks and observations. */
#include <string.h>

#include "library/adapter.h"
#include "rules/mahjong/mahjong.h"

static u8 is_safe(const void *position)
{
    const Mahjong *game = position;
    return game->layout.count <= MAHJONG_TILES &&
           game->left <= game->layout.count && game->left % 2 == 0 &&
           game->shuffles <= MAHJONG_SHUFFLES &&
           library_are_at_most(game->face, MAHJONG_TILES, MAHJONG_FACES) &&
           library_are_at_most(&game->layout.place[0].z,
                               sizeof game->layout.place, MAHJONG_FAR);
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
        bytes[count + i] = mahjong_is_free(game, i);
}

const quadrille_game library_mahjong = {
    &mahjong,         LIBRARY_MAHJONG_ERRORS,
    is_sound,         is_safe,
    count_actions,    find_action,
    find_move,        NULL,
    observation_size, observe,
};
