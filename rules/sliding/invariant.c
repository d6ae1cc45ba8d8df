/* SPDX-License-Identifier: MIT */
/* What is true of every position of the sliding puzzle. */
#include "sliding.h"

static u8 sides_are_sound(const Sliding *game)
{
    return (u8)(game->width >= SLIDING_LEAST_SIDE &&
                game->width <= SLIDING_MOST_SIDE &&
                game->height >= SLIDING_LEAST_SIDE &&
                game->height <= SLIDING_MOST_SIDE);
}

/* Each tile is somewhere, once, and the hole where it is said to be. */
static u8 tiles_are_sound(const Sliding *game)
{
    u8 seen[SLIDING_CELLS];
    u8 cells = (u8)(game->width * game->height);
    u8 i;
    bytes_fill(seen, 0, sizeof seen);
    for (i = 0; i < SLIDING_CELLS; i++)
        if (i >= cells ? game->tile[i]
                       : game->tile[i] >= cells || seen[game->tile[i]]++)
            return 0;
    return (u8)(game->hole < cells && !game->tile[game->hole]);
}

/* How many exchanges of two tiles, the hole among them, lead to the goal: a
   cycle of the permutation takes one less than it has members. */
static u8 exchanges(const Sliding *game)
{
    u8 met[SLIDING_CELLS];
    u8 cells = (u8)(game->width * game->height);
    u8 count = 0;
    u8 i, at;
    bytes_fill(met, 0, sizeof met);
    for (i = 0; i < cells; i++)
        for (at = i; !met[at];
             at = sliding_home_of_tile(game, game->tile[at])) {
            met[at] = 1;
            count = (u8)(count + (at != i));
        }
    return count;
}

/* Each step is one exchange and moves the hole by one: so they are both even,
   or both odd, where the goal can be reached. */
static u8 can_be_solved(const Sliding *game)
{
    u8 rows = (u8)(game->height - 1 - game->hole / game->width);
    u8 columns = (u8)(game->width - 1 - game->hole % game->width);
    return (u8)(((exchanges(game) + rows + columns) & 1) == 0);
}

u8 sliding_is_sound(const Sliding *game)
{
    return (u8)(sides_are_sound(game) && tiles_are_sound(game) &&
                can_be_solved(game));
}
