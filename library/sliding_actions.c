/* SPDX-License-Identifier: MIT */
/* The sliding puzzle for programs that learn: actions, masks and
   observations. */
#include <string.h>

#include "library/adapter.h"
#include "rules/sliding/sliding.h"

static u8 is_sound(const void *position)
{
    return sliding_is_sound(position);
}

static u8 is_safe(const void *position)
{
    const Sliding *game = position;
    return game->width >= SLIDING_LEAST_SIDE &&
           game->width <= SLIDING_MOST_SIDE &&
           game->height >= SLIDING_LEAST_SIDE &&
           game->height <= SLIDING_MOST_SIDE &&
           game->gap < game->width * game->height;
}

/* A move is the cell that becomes the gap, and so is an action. */
static u32 count_actions(const void *position)
{
    const Sliding *game = position;
    return (u32)game->width * game->height;
}

static u8 find_action(const void *position, u16 move, u32 *action)
{
    *action = move;
    return move < count_actions(position);
}

static u8 find_move(const void *position, u32 action, u16 *move)
{
    *move = (u16)action;
    return action < count_actions(position);
}

/* Every cell in line with the gap. The goal has no moves. */
static void mark_moves(const void *position, u8 *mask)
{
    const Sliding *game = position;
    u8 cells = (u8)(game->width * game->height);
    u8 row = (u8)(game->gap - game->gap % game->width);
    u8 cell;
    if (sliding_is_solved(game))
        return;
    for (cell = (u8)(game->gap - row); cell < cells;
         cell = (u8)(cell + game->width))
        mask[cell] = 1;
    memset(mask + row, 1, game->width);
    mask[game->gap] = 0;
}

static void observe(const void *position, u8 *bytes)
{
    const Sliding *game = position;
    memcpy(bytes, game->tile, count_actions(position));
}

const quadrille_game library_sliding = {
    &sliding,      LIBRARY_SLIDING_ERRORS,
    is_sound,      is_safe,
    count_actions, find_action,
    find_move,     mark_moves,
    count_actions, observe,
};
