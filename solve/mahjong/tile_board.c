/* SPDX-License-Identifier: MIT */
/* Removes tiles until no more can go. The order does not matter: a tile that
   is free stays free. */
#include "tile_board.h"

#include <string.h>

/* Tiles to be removed, which already count as gone. */
typedef struct RemovalQueue {
    u32 count;
    u8 goal_met;
    const u8 *goals;
    u8 tile[MAHJONG_TILES];
} RemovalQueue;

static const Goals no_goals;

static void start_queue(RemovalQueue *queue, const Goals goals)
{
    queue->count = 0;
    queue->goal_met = 0;
    queue->goals = goals;
}

/* Queues these tiles of a group, unless they are gone. */
static inline void enqueue(const TileBoard *board, TileRemoval *removal,
                           RemovalQueue *queue, u8 group, u32 slots)
{
    ASSERT_SLOW(group < MAHJONG_KINDS);
    slots &= ~(u32)removal->gone[group];
    removal->gone[group] |= (u8)slots;
    queue->goal_met |= (u8)slots & queue->goals[group];
    for (; slots; slots &= slots - 1) {
        u8 slot = (u8)__builtin_ctz(slots);
        ASSERT_SLOW(queue->count < MAHJONG_TILES);
        queue->tile[queue->count++] = board->member[group][slot];
    }
}

static inline void release_tile(const TileBoard *board, TileRemoval *removal,
                                RemovalQueue *queue, const Partners partners,
                                u8 tile)
{
    u8 group = board->group[tile];
    u8 bit = (u8)(1 << board->slot[tile]);
    u8 available = (u8)(removal->available[group] | bit);
    u8 found = partners[tile] & available;
    ASSERT_SLOW(!(removal->available[group] & bit));
    removal->available[group] = available;
    if (available == board->full[group])
        enqueue(board, removal, queue, group, available);
    else if (found)
        enqueue(board, removal, queue, group, (u32)(found | bit));
}

static void remove_queued(const TileBoard *board, TileRemoval *removal,
                          RemovalQueue *queue, const Partners partners)
{
    while (queue->count && !queue->goal_met) {
        u8 tile = queue->tile[--queue->count];
        const TileLink *link = board->link + board->first_link[tile];
        const TileLink *end = board->link + board->first_link[tile + 1];
        ASSERT_SLOW(removal->left);
        removal->left--;
        for (; link != end; link++) {
            u8 before = removal->open[link->tile];
            u8 after = (u8)(before - link->weight);
            ASSERT_SLOW(before >= link->weight);
            removal->open[link->tile] = after;
            if (board->shut[before] != board->shut[after])
                release_tile(board, removal, queue, partners, link->tile);
        }
    }
}

/* The slots of a group that can go at once. */
static u32 ready_slots(const TileBoard *board, const TileRemoval *removal,
                       const Partners partners, u8 group)
{
    u32 available = removal->available[group];
    u32 waiting = available & ~(u32)removal->gone[group];
    u32 slots = 0;
    ASSERT_SLOW(group < MAHJONG_KINDS);
    if (available == board->full[group])
        return available;
    for (; waiting; waiting &= waiting - 1) {
        u8 slot = (u8)__builtin_ctz(waiting);
        u32 found = partners[board->member[group][slot]] & available;
        if (found)
            slots |= found | 1U << slot;
    }
    return slots;
}

void tile_board_settle(const TileBoard *board, TileRemoval *removal,
                       const Partners partners)
{
    RemovalQueue queue;
    u8 group;
    start_queue(&queue, no_goals);
    for (group = 0; group < MAHJONG_KINDS; group++)
        enqueue(board, removal, &queue, group,
                ready_slots(board, removal, partners, group));
    remove_queued(board, removal, &queue, partners);
}

u8 tile_board_try(const TileBoard *board, TileRemoval *removal,
                  const Partners partners, const Goals goals, u8 group,
                  u8 slots)
{
    RemovalQueue queue;
    ASSERT_SLOW(slots);
    start_queue(&queue, goals);
    enqueue(board, removal, &queue, group, slots);
    remove_queued(board, removal, &queue, partners);
    return queue.goal_met || !removal->left;
}

void tile_board_take(const TileBoard *board, TileRemoval *removal,
                     const Partners partners, u8 group, u8 slots)
{
    (void)tile_board_try(board, removal, partners, no_goals, group, slots);
}

/* ----------------------------------------------------------- setting up */

static void set_shut(TileBoard *board)
{
    u8 open;
    for (open = 0; open < OPEN_KINDS; open++)
        board->shut[open] = mahjong_openness_of(open) > 2;
}

static void set_links(TileBoard *board, TileRemoval *removal,
                      const Mahjong *game)
{
    u8 table[MAHJONG_TILES][MAHJONG_LINKS];
    u16 count = 0;
    u8 tile, i;
    mahjong_weigh_tiles(&game->layout, game->face, removal->open, table);
    for (tile = 0; tile < game->layout.count; tile++) {
        ASSERT(count <= COUNT_OF(board->link));
        board->first_link[tile] = count;
        for (i = 0; game->face[tile] && i < MAHJONG_LINKS; i++)
            if (table[tile][i] != NO_SPOT) {
                TileLink link = {table[tile][i], mahjong_link_weight[i]};
                board->link[count++] = link;
            }
    }
    board->first_link[tile] = count;
}

static void set_member(TileBoard *board, TileRemoval *removal, u8 group,
                       u8 tile)
{
    u8 slot = board->size[group]++;
    ASSERT(group < MAHJONG_KINDS);
    ASSERT_SLOW(slot < MAHJONG_SAME);
    board->group[tile] = group;
    board->slot[tile] = slot;
    board->member[group][slot] = tile;
    board->full[group] |= (u8)(1 << slot);
    if (!board->shut[removal->open[tile]])
        removal->available[group] |= (u8)(1 << slot);
}

void tile_board_group(TileBoard *board, TileRemoval *removal,
                      const Mahjong *game)
{
    u8 tile;
    memset(board->size, 0, sizeof board->size);
    memset(board->full, 0, sizeof board->full);
    memset(removal->available, 0, sizeof removal->available);
    for (tile = 0; tile < game->layout.count; tile++)
        if (game->face[tile])
            set_member(board, removal,
                       (u8)(mahjong_tile_group(game, tile) - 1), tile);
}

void tile_board_init(TileBoard *board, TileRemoval *removal,
                     const Mahjong *game)
{
    ASSERT_SLOW(mahjong_is_sound(game));
    memset(board, 0, sizeof *board);
    memset(removal, 0, sizeof *removal);
    removal->left = game->left;
    set_shut(board);
    set_links(board, removal, game);
    tile_board_group(board, removal, game);
}
