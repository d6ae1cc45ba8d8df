/* SPDX-License-Identifier: MIT */
/* FreeCell for programs that learn: actions, masks and observations. */
#include <string.h>

#include "library/adapter.h"
#include "rules/freecell/freecell.h"

static u8 is_safe(const void *position)
{
    const FreeCell *game = position;
    return game->cells <= FREECELL_MOST_CELLS &&
           game->autoplay <= FREECELL_AUTOPLAY_FULL &&
           library_are_at_most(game->height, sizeof game->height,
                               FREECELL_DEEPEST) &&
           library_are_at_most(game->column[0], sizeof game->column,
                               FREECELL_CARDS + 3) &&
           library_are_at_most(game->cell, sizeof game->cell,
                               FREECELL_CARDS + 3) &&
           library_are_at_most(game->home, sizeof game->home, FREECELL_KING);
}

static u8 is_sound(const void *position)
{
    return (u8)(is_safe(position) && freecell_is_sound(position));
}

/* Single cards from a column or cell to any place, then runs of 2 to 13 cards
   from column to column. */
enum {
    PLACES = FREECELL_HOME_PLACE + 1,
    SINGLE_ACTIONS = FREECELL_HOME_PLACE * PLACES,
    RUN_ACTIONS = FREECELL_COLUMNS * FREECELL_COLUMNS,
    FREECELL_ACTIONS = SINGLE_ACTIONS + (FREECELL_KING - 1) * RUN_ACTIONS
};

static u32 count_actions(const void *position)
{
    (void)position;
    return FREECELL_ACTIONS;
}

static u8 find_action(const void *position, u16 move, u32 *action)
{
    u32 from = FREECELL_MOVE_FROM(move);
    u32 to = FREECELL_MOVE_TO(move);
    u32 count = FREECELL_MOVE_COUNT(move);
    (void)position;
    if (count == 1 && from < FREECELL_HOME_PLACE)
        *action = from * PLACES + to;
    else if (count > 1 && count <= FREECELL_KING && from < FREECELL_COLUMNS &&
             to < FREECELL_COLUMNS)
        *action = SINGLE_ACTIONS + (count - 2) * RUN_ACTIONS +
                  from * FREECELL_COLUMNS + to;
    else
        return 0;
    return 1;
}

static u8 find_move(const void *position, u32 action, u16 *move)
{
    u32 run;
    (void)position;
    if (action >= FREECELL_ACTIONS)
        return 0;
    if (action < SINGLE_ACTIONS) {
        *move = FREECELL_MOVE(action / PLACES, action % PLACES, 1);
        return 1;
    }
    run = action - SINGLE_ACTIONS;
    *move = FREECELL_MOVE(run % RUN_ACTIONS / FREECELL_COLUMNS,
                          run % FREECELL_COLUMNS, run / RUN_ACTIONS + 2);
    return 1;
}

static u32 observation_size(const void *position)
{
    const FreeCell *game = position;
    return sizeof game->column + sizeof game->cell + sizeof game->home;
}

static void observe(const void *position, u8 *bytes)
{
    const FreeCell *game = position;
    memcpy(bytes, game->column, sizeof game->column);
    bytes += sizeof game->column;
    memcpy(bytes, game->cell, sizeof game->cell);
    memcpy(bytes + sizeof game->cell, game->home, sizeof game->home);
}

const quadrille_game library_freecell = {
    &freecell,        LIBRARY_FREECELL_ERRORS,
    is_sound,         is_safe,
    count_actions,    find_action,
    find_move,        NULL,
    observation_size, observe,
};
