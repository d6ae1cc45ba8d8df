/* SPDX-License-Identifier: MIT */
/* Turns pairs into moves. It plays whichever pair can be removed, until none
   is left. A tile without a partner goes with any other when all remaining
   tiles of its group are free. */
#include "solution.h"

static u8 play_pair(TileLine *line, u8 first, u8 second)
{
    u16 move =
        (u16)(first < second ? first | second << 8 : second | first << 8);
    ASSERT(line->count < MAHJONG_TILES / 2 && first != second);
    if (mahjong.apply(&line->game, move, NULL))
        return 0;
    line->move[line->count++] = move;
    return 1;
}

static u8 is_free_yet(const Mahjong *game, u8 tile)
{
    return game->face[tile] && mahjong_is_free(game, tile);
}

/* The slots of a group's remaining tiles if all of these are free, else 0. */
static u32 find_free_group(const Mahjong *game, const TileBoard *board,
                           u8 group)
{
    u32 slots = 0;
    u8 slot;
    ASSERT_SLOW(group < MAHJONG_KINDS);
    for (slot = 0; slot < board->size[group]; slot++) {
        u8 tile = board->member[group][slot];
        if (!game->face[tile])
            continue;
        if (!mahjong_is_free(game, tile))
            return 0;
        slots |= 1U << slot;
    }
    return slots;
}

/* The tile to remove together with this one, or NO_SPOT. */
static u8 find_partner(const Mahjong *game, const TileBoard *board,
                       const Partners partners, u8 tile)
{
    u8 group = board->group[tile];
    u32 slots = partners[tile];
    u8 other;
    if (!is_free_yet(game, tile))
        return NO_SPOT;
    if (!slots)
        slots =
            find_free_group(game, board, group) & ~(1U << board->slot[tile]);
    if (!slots)
        return NO_SPOT;
    other = board->member[group][__builtin_ctz(slots)];
    ASSERT_SLOW(other != tile);
    return is_free_yet(game, other) ? other : NO_SPOT;
}

u8 tile_line_write(TileLine *line, const TileBoard *board,
                   const Partners partners)
{
    u8 before, tile, other;
    line->count = 0;
    do {
        before = line->count;
        for (tile = 0; tile < line->game.layout.count; tile++) {
            other = find_partner(&line->game, board, partners, tile);
            if (other != NO_SPOT && !play_pair(line, tile, other))
                return 0;
        }
    } while (line->count > before);
    return mahjong.status(&line->game) == WON;
}
