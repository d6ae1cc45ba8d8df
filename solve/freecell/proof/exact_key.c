/* SPDX-License-Identifier: MIT */
/* Computes the weight of each digit of an exact key. */
#include "exact_key.h"

static u64 radix_of(u8 card)
{
    ASSERT(FREECELL_RANK(card) >= 1 && FREECELL_RANK(card) <= FREECELL_KING);
    if (FREECELL_RANK(card) == 1)
        return 1;
    return FREECELL_RANK(card) == FREECELL_KING ? 3 : 5;
}

static void set_origins(KeyEncoding *keys, const FreeCell *game)
{
    u8 i, j;
    for (i = 0; i < COUNT_OF(keys->origin); i++)
        keys->origin[i] = AT_HOME;
    for (i = 0; i < game->cells; i++)
        keys->origin[game->cell[i]] = IN_CELL;
    for (i = 0; i < FREECELL_COLUMNS; i++)
        for (j = 0; j < game->height[i]; j++)
            keys->origin[game->column[i][j]] =
                (u8)(j ? game->column[i][j - 1] : ON_EMPTY_COLUMN);
}

void key_encoding_init(KeyEncoding *keys, const FreeCell *game)
{
    u64 weight[2] = {1, 1};
    u8 card, suit;
    set_origins(keys, game);
    for (card = FREECELL_CARD(1, 0); card < COUNT_OF(keys->weight); card++) {
        u64 *next = &weight[FREECELL_SUIT(card) >> 1];
        keys->weight[card] = *next;
        *next *= radix_of(card);
    }
    for (suit = 0; suit < FREECELL_SUITS; suit++) {
        keys->home_weight[suit] = weight[suit >> 1];
        weight[suit >> 1] *= FREECELL_KING + 1;
    }
    ASSERT(!(weight[0] >> 62) && !(weight[1] >> 62)); /* fits a HashKey */
}
