/* SPDX-License-Identifier: MIT */
/* FreeCell for programs that learn: actions, masks and observations. */
#include <stddef.h>
#include <string.h>

#include "library/many.h"
#include "rules/freecell/freecell.h"

static u8 is_safe(const void *position)
{
    const FreeCell *game = position;
    STATIC_ASSERT(offsetof(FreeCell, cell) ==
                  offsetof(FreeCell, column) + sizeof game->column);
    return game->cells <= FREECELL_MOST_CELLS &&
           game->autoplay <= FREECELL_AUTOPLAY_FULL &&
           many_are_at_most(game->height, sizeof game->height,
                            FREECELL_DEEPEST) &&
           many_are_at_most(game->column[0],
                            sizeof game->column + sizeof game->cell,
                            FREECELL_CARDS + 3) &&
           many_are_at_most(game->home, sizeof game->home, FREECELL_KING);
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

/* The cards at the ends of columns, to find the column on which a card fits
   without looking at all of them. */
typedef struct Ends {
    uint64_t cards;                   /* a bit for each */
    u8 column[4 * FREECELL_KING + 8]; /* of each of these cards */
    u8 card[FREECELL_COLUMNS];        /* 0: the column is empty */
} Ends;

/* Marks a card, or a run that begins with it, to the columns on which it fits:
   on the next rank of either suit of the other colour. */
static void mark_fitting(const FreeCell *game, const Ends *ends, u8 card,
                         u8 count, u8 *actions)
{
    u8 is_red = FREECELL_IS_RED(card);
    u8 on[2] = {FREECELL_CARD(FREECELL_RANK(card) + 1, is_red ? 0 : 1),
                FREECELL_CARD(FREECELL_RANK(card) + 1, is_red ? 3 : 2)};
    u8 i;
    for (i = 0; i < 2; i++)
        if (ends->cards >> on[i] & 1) {
            u8 to = ends->column[on[i]];
            if (game->height[to] + count <= FREECELL_DEEPEST)
                actions[to] = 1;
        }
}

/* Marks what the cards in sequence at the end of a column can do in other
   columns, from the last card on. "most" is the limit for a supermove to a
   column that isn't empty; to others, half as many go. */
static void mark_runs(const FreeCell *game, const Ends *ends, u8 from,
                      u16 most, const u8 *empty, u8 *mask)
{
    const u8 *card = game->column[from] + game->height[from];
    u8 *actions = mask + from * PLACES;
    u8 depth = game->height[from];
    u8 count = 1;
    do {
        if (count > 1)
            actions = mask + SINGLE_ACTIONS + (count - 2) * RUN_ACTIONS +
                      from * FREECELL_COLUMNS;
        if (count <= most / 2)
            memcpy(actions, empty, FREECELL_COLUMNS);
        mark_fitting(game, ends, *--card, count, actions);
    } while (--depth && ++count <= most && count <= FREECELL_KING &&
             freecell_goes_on(*card, card[-1]));
}

static u16 find_ends(const FreeCell *game, Ends *ends, u8 *empty)
{
    u16 most = 1;
    u8 i;
    ends->cards = 0;
    for (i = 0; i < game->cells; i++)
        most = (u16)(most + !game->cell[i]);
    for (i = 0; i < FREECELL_COLUMNS; i++) {
        u8 card = freecell_end_card(game, i);
        ends->card[i] = card;
        ends->cards |= UINT64_C(1) << card;
        ends->column[card] = i;
        empty[i] = !card;
        most = (u16)(most << !card);
    }
    ends->cards &= ~UINT64_C(1);
    return most;
}

/* What freecell_list lists. Cells and empty columns take any card, so eight
   bytes at a time have the answer for all of them. */
static void mark_moves(const void *position, u8 *mask)
{
    const FreeCell *game = position;
    Ends ends;
    u8 empty[FREECELL_COLUMNS];
    u8 free_cells[PLACES - FREECELL_FIRST_CELL] = {0};
    u16 most = find_ends(game, &ends, empty);
    u8 from, i;
    memset(mask, 0, FREECELL_ACTIONS);
    for (i = 0; i < game->cells; i++)
        free_cells[i] = !game->cell[i];
    for (from = 0; from < FREECELL_COLUMNS; from++) {
        u8 *actions = mask + from * PLACES;
        if (!ends.card[from])
            continue;
        memcpy(actions + FREECELL_FIRST_CELL, free_cells, sizeof free_cells);
        mark_runs(game, &ends, from, most, empty, mask);
        actions[FREECELL_HOME_PLACE] =
            freecell_goes_home(game, ends.card[from]);
    }
    for (i = 0; i < game->cells; i++) {
        u8 *actions = mask + (FREECELL_FIRST_CELL + i) * PLACES;
        if (!game->cell[i])
            continue;
        memcpy(actions, empty, sizeof empty);
        mark_fitting(game, &ends, game->cell[i], 1, actions);
        actions[FREECELL_HOME_PLACE] = freecell_goes_home(game, game->cell[i]);
    }
}

static u8 fits_somewhere(const FreeCell *game, const Ends *ends, u8 card)
{
    u8 actions[FREECELL_COLUMNS] = {0};
    u8 fits = freecell_goes_home(game, card);
    size_t i;
    mark_fitting(game, ends, card, 1, actions);
    for (i = 0; i < sizeof actions; i++)
        fits |= actions[i];
    return fits;
}

/* Where every cell and column is taken, the rules list all moves to find out
   whether there is one. */
static Status status(const void *position)
{
    const FreeCell *game = position;
    Ends ends;
    u8 empty[FREECELL_COLUMNS];
    u8 i;
    if (freecell.score(position) == FREECELL_CARDS)
        return WON;
    if (find_ends(game, &ends, empty) > 1)
        return GOING;
    for (i = 0; i < FREECELL_COLUMNS; i++)
        if (fits_somewhere(game, &ends, ends.card[i]))
            return GOING;
    for (i = 0; i < game->cells; i++)
        if (fits_somewhere(game, &ends, game->cell[i]))
            return GOING;
    return STUCK;
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

static size_t run(const LibraryBatch *batch)
{
    return many_run(&library_freecell, batch);
}

const quadrille_game library_freecell = {&freecell,
                                         LIBRARY_FREECELL_ERRORS,
                                         is_sound,
                                         is_safe,
                                         count_actions,
                                         find_action,
                                         find_move,
                                         mark_moves,
                                         NULL,
                                         status,
                                         observation_size,
                                         observe,
                                         run};
