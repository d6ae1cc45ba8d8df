/* SPDX-License-Identifier: MIT */
/* Checks the properties that every Kulki position has. */
#include "kulki.h"

static u8 is_colour(const Kulki *game, u8 value)
{
    return (u8)(value >= 1 && value <= game->colours);
}

/* All balls on the board have valid colours, and nothing is beyond the board.
   No processor foresees which cells have balls, so there is no branch for
   them. */
static u8 cells_are_sound(const Kulki *game)
{
    u8 cells = kulki_cells(game);
    u8 wrong = 0;
    u8 i;
    for (i = 0; i < cells; i++)
        wrong |= game->cell[i] > game->colours;
    for (; i < KULKI_CELLS; i++)
        wrong |= game->cell[i];
    return !wrong;
}

/* A ball that is announced has a colour, and a cell if the rules show it. */
static u8 is_announced(const Kulki *game, u8 nth)
{
    return (u8)(is_colour(game, game->next_colour[nth]) &&
                (game->next_cell[nth] == NO_SPOT ||
                 game->next_cell[nth] < kulki_cells(game)));
}

/* Nothing is known about the others: what drops would believe it. */
static u8 next_is_sound(const Kulki *game)
{
    u8 i;
    if (game->next_count > KULKI_MOST_DROP)
        return 0;
    for (i = 0; i < game->next_count; i++)
        if (!is_announced(game, i))
            return 0;
    for (; i < KULKI_MOST_DROP; i++)
        if (game->next_colour[i] || game->next_cell[i] != NO_SPOT)
            return 0;
    return 1;
}

u8 kulki_is_sound(const Kulki *game)
{
    return (u8)(game->rules < KULKI_PRESETS &&
                game->width >= KULKI_LEAST_SIDE &&
                game->width <= KULKI_MOST_SIDE &&
                game->height >= KULKI_LEAST_SIDE &&
                game->height <= KULKI_MOST_SIDE &&
                game->colours >= KULKI_LEAST_COLOURS &&
                game->colours <= KULKI_MOST_COLOURS && cells_are_sound(game) &&
                next_is_sound(game));
}
