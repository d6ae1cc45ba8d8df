/* SPDX-License-Identifier: MIT */
/* The sliding puzzle for programs that learn: actions, masks and
   observations. */
#include <string.h>

#include "library/many.h"
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

/* 4096 / width, rounded up: a cell times that, divided by 4096, is its row. It
   saves the divisions, which would take most of the time. */
static const u16 inverse[SLIDING_MOST_SIDE + 1] = {
    0, 0, 2048, 1366, 1024, 820, 683, 586, 512, 456, 410};

static i32 row_of(const Sliding *game, u32 cell)
{
    return (i32)(cell * inverse[game->width] >> 12);
}

static LIBRARY_INLINE void mark_rows(const Sliding *game, u8 *mask, u8 width)
{
    i32 row = row_of(game, game->gap);
    i32 column = game->gap - row * width;
    u8 going = !sliding_is_solved(game);
    i32 y;
    for (y = 0; y < game->height; y++, mask += width) {
        many_fill(mask, width, y == row && going);
        mask[column] = y != row && going;
    }
}

/* Every cell in line with the gap. The goal has no moves. The usual widths are
   compiled apart, where the compiler knows how many bytes to write: that takes
   a quarter of the instructions off. */
static inline void mark_moves(const void *position, u8 *mask)
{
    const Sliding *game = position;
    switch (game->width) {
    case 3:
        mark_rows(game, mask, 3);
        break;
    case 4:
        mark_rows(game, mask, 4);
        break;
    default:
        mark_rows(game, mask, game->width);
    }
}

/* Slides without branches that a processor can't foresee. The rules count when
   the lowest byte of a counter is full, or the counter may be. */
static inline u8 play(void *position, u16 move)
{
    Sliding *game = position;
    i32 cell = move;
    i32 at = game->gap;
    i32 down = row_of(game, move) - row_of(game, game->gap);
    i32 across = cell - at - down * game->width;
    i32 step =
        (across > 0) - (across < 0) + game->width * ((down > 0) - (down < 0));
    u32 count =
        (u32)((down < 0 ? -down : down) + (across < 0 ? -across : across));
    if (move >= count_actions(game) || !down == !across ||
        game->slides[0] == 255 || game->steps[0] + count > 255 ||
        game->slides[3] || game->steps[3] || sliding_is_solved(game))
        return 0;
    for (; at != cell; at += step)
        game->tile[at] = game->tile[at + step];
    game->tile[cell] = 0;
    game->gap = (u8)cell;
    game->slides[0]++;
    game->steps[0] = (u8)(game->steps[0] + count);
    return 1;
}

static void observe(const void *position, u8 *bytes)
{
    const Sliding *game = position;
    many_copy(bytes, game->tile, count_actions(position));
}

static size_t run(const LibraryBatch *batch)
{
    return many_run(&library_sliding, batch);
}

const quadrille_game library_sliding = {&sliding,
                                        LIBRARY_SLIDING_ERRORS,
                                        is_sound,
                                        is_safe,
                                        count_actions,
                                        find_action,
                                        find_move,
                                        mark_moves,
                                        play,
                                        NULL,
                                        count_actions,
                                        observe,
                                        run};
