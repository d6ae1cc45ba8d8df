/* SPDX-License-Identifier: MIT */
/* Checks the properties that every sliding puzzle position has. */
#include "sliding.h"

static u8 sides_are_sound(const Sliding *game)
{
    return (u8)(game->width >= SLIDING_LEAST_SIDE &&
                game->width <= SLIDING_MOST_SIDE &&
                game->height >= SLIDING_LEAST_SIDE &&
                game->height <= SLIDING_MOST_SIDE);
}

/* Every tile is in exactly one cell, and the gap is where the position
   claims. */
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
    return (u8)(game->gap < cells && !game->tile[game->gap]);
}

/* Counts the exchanges of two tiles (or a tile and the gap) that lead to the
   goal. A cycle of the permutation takes one less than it has members. */
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

/* Each step is one exchange and moves the gap by one cell. If the goal can be
   reached, both numbers are therefore even or both odd. */
static u8 can_be_solved(const Sliding *game)
{
    u8 rows = (u8)(game->height - 1 - game->gap / game->width);
    u8 columns = (u8)(game->width - 1 - game->gap % game->width);
    return (u8)(((exchanges(game) + rows + columns) & 1) == 0);
}

u8 sliding_is_sound(const Sliding *game)
{
    return (u8)(sides_are_sound(game) && tiles_are_sound(game) &&
                can_be_solved(game));
}
