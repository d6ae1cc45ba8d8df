/* SPDX-License-Identifier: MIT */
/* Numbers for positions, a different one for each that can be reached from
   where a search began. A card is where it was then or home, or else on the
   floor, in a cell or on one of two cards: five places (a king three, and an
   ace, which goes home at once, one). Two suits' places and homes, read as
   the digits of one number, stay under 14^2 * 3^2 * 5^22 < 2^62, so two
   such numbers tell all of a position but the order of columns and cells,
   which makes no difference. */
#ifndef SOLVE_FREECELL_KEYS_H
#define SOLVE_FREECELL_KEYS_H

#include "solve/freecell/any/scored_state.h"
#include "solve/hash_set.h"

typedef struct Keys {
    u64 weight[FREECELL_CARDS + 4];
    u64 home_weight[FREECELL_SUITS];
    u8 origin[FREECELL_CARDS + 4]; /* what a card was on at first */
} Keys;

void set_keys(Keys *keys, const FreeCell *game);

/* What a card adds to its half of the key by lying on something. */
static inline u64 key_of(const Keys *keys, u8 card, u8 onto)
{
    u8 digit = onto;
    if (onto == keys->origin[card])
        return 0;
    if (onto < FIRST_CARD)
        digit = onto == ON_FLOOR ? 1 : 2;
    else
        digit = (u8)(3 + (SUIT_OF(onto) >> 1));
    return digit * keys->weight[card];
}

#endif
