/* SPDX-License-Identifier: MIT */
/* Checks the properties that every FreeCell position has. */
#include "freecell.h"

enum { DECK_END = FREECELL_CARDS + 4 };

/* Counts a card; returns 0 if it isn't a card or was counted before. */
static u8 count_card(u8 *seen, u8 card)
{
    if (card < 4 || card >= DECK_END)
        return 0;
    return (u8)(!seen[card]++);
}

static u8 count_column(const FreeCell *game, u8 column, u8 *seen)
{
    u8 i;
    if (game->height[column] > FREECELL_DEEPEST)
        return 0;
    for (i = 0; i < FREECELL_DEEPEST; i++)
        if (i < game->height[column]
                ? !count_card(seen, game->column[column][i])
                : game->column[column][i])
            return 0;
    return 1;
}

static u8 count_cell(const FreeCell *game, u8 cell, u8 *seen)
{
    return (u8)(!game->cell[cell] ||
                (cell < game->cells && count_card(seen, game->cell[cell])));
}

static u8 count_home(const FreeCell *game, u8 suit, u8 *seen)
{
    u8 rank;
    if (game->home[suit] > FREECELL_KING)
        return 0;
    for (rank = 1; rank <= game->home[suit]; rank++)
        if (!count_card(seen, FREECELL_CARD(rank, suit)))
            return 0;
    return 1;
}

/* Every card of the deck is in exactly one place. */
static u8 deck_is_whole(const FreeCell *game)
{
    u8 seen[DECK_END];
    u8 sound = 1;
    u8 count = 0;
    u8 i;
    bytes_fill(seen, 0, sizeof seen);
    for (i = 0; i < FREECELL_COLUMNS; i++)
        sound &= count_column(game, i, seen);
    for (i = 0; i < FREECELL_MOST_CELLS; i++)
        sound &= count_cell(game, i, seen);
    for (i = 0; i < FREECELL_SUITS; i++)
        sound &= count_home(game, i, seen);
    for (i = 0; i < DECK_END; i++)
        count = (u8)(count + seen[i]);
    return (u8)(sound && count == FREECELL_CARDS);
}

u8 freecell_is_sound(const FreeCell *game)
{
    return (u8)(game->cells <= FREECELL_MOST_CELLS &&
                game->autoplay <= FREECELL_AUTOPLAY_FULL &&
                deck_is_whole(game));
}
