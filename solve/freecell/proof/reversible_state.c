/* SPDX-License-Identifier: MIT */
/* Lifting a card from one place and dropping it at another. */
#include "reversible_state.h"

#include <string.h>

static void lift(Walk *walk, u8 card)
{
    u8 from = walk->place[card];
    u8 under;
    if (from == HOME_COLUMN) {
        walk->home[SUIT_OF(card)]--;
        walk->key.half[SUIT_OF(card) >> 1] -=
            walk->keys.home_weight[SUIT_OF(card)];
        return;
    }
    walk->key.half[SUIT_OF(card) >> 1] -=
        key_of(&walk->keys, card, lies_on(walk, card));
    if (from == CELL_COLUMN) {
        walk->cells &= ~SET_OF(card);
        walk->taken--;
        return;
    }
    under = walk->column[from][--walk->height[from]];
    walk->tops ^= SET_OF(card);
    if (under)
        walk->tops |= SET_OF(under);
    else
        walk->floors++;
}

static void drop_in_column(Walk *walk, u8 card, u8 to)
{
    u8 under = walk->column[to][walk->height[to]++];
    walk->column[to][walk->height[to]] = card;
    walk->tops |= SET_OF(card);
    if (under)
        walk->tops &= ~SET_OF(under);
    else
        walk->floors--;
}

static void drop(Walk *walk, u8 card, u8 to)
{
    walk->place[card] = to;
    if (to == HOME_COLUMN) {
        walk->home[SUIT_OF(card)]++;
        walk->key.half[SUIT_OF(card) >> 1] +=
            walk->keys.home_weight[SUIT_OF(card)];
        return;
    }
    if (to == CELL_COLUMN) {
        walk->cells |= SET_OF(card);
        walk->taken++;
    } else
        drop_in_column(walk, card, to);
    walk->key.half[SUIT_OF(card) >> 1] +=
        key_of(&walk->keys, card, lies_on(walk, card));
}

void move_card(Walk *walk, u8 card, u8 to)
{
    lift(walk, card);
    drop(walk, card, to);
}

u8 next_flight(const Walk *walk)
{
    u64 ends = walk->tops | walk->cells;
    u8 suit;
    for (suit = 0; suit < FREECELL_SUITS; suit++) {
        u8 card = CARD_OF(walk->home[suit] + 1, suit);
        if (ends & SET_OF(card) && is_hasty(walk->home, card, walk->haste))
            return card;
    }
    return 0;
}

void start_walk(Walk *walk, const FreeCell *game)
{
    u8 i, j;
    memset(walk, 0, sizeof *walk);
    memset(walk->place, HOME_COLUMN, sizeof walk->place);
    set_keys(&walk->keys, game);
    memcpy(walk->home, game->home, sizeof walk->home);
    walk->haste = game->autoplay == PLAY_FULL ? FREECELL_KING : 0;
    walk->key.half[0] = 1;
    walk->room = game->cells;
    walk->floors = FREECELL_COLUMNS;
    for (i = 0; i < game->cells; i++)
        if (game->cell[i])
            drop(walk, game->cell[i], CELL_COLUMN);
    for (i = 0; i < FREECELL_COLUMNS; i++)
        for (j = 0; j < game->height[i]; j++)
            drop(walk, game->column[i][j], i);
}
