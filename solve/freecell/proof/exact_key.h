/* SPDX-License-Identifier: MIT */
/* Exact keys: a perfect encoding of every state reachable from the start of a
   search, as two mixed-radix numbers. A card is where it was at the start, or
   home, or on an empty column, in a cell, or on one of two cards. That makes
   five digits (a king has three, and an ace one, because it goes home at
   once). The digits of two suits form one number, which stays below 14^2 * 3^2
   * 5^22 < 2^62. Two numbers therefore identify a state up to the order of
   columns and cells, which makes no difference. */
#ifndef SOLVE_FREECELL_EXACT_KEY_H
#define SOLVE_FREECELL_EXACT_KEY_H

#include "solve/freecell/any/scored_state.h"
#include "solve/hash_set.h"

typedef struct KeyEncoding {
    u64 weight[FREECELL_CARDS + 4];
    u64 home_weight[FREECELL_SUITS];
    u8 origin[FREECELL_CARDS + 4]; /* what each card lay on at the start */
} KeyEncoding;

void key_encoding_init(KeyEncoding *keys, const FreeCell *game);

/* What a card adds to its half of the key by lying on another card. */
static inline u64 exact_key_part(const KeyEncoding *keys, u8 card, u8 onto)
{
    u8 digit;
    ASSERT_SLOW(card < FREECELL_CARDS + 4 && onto != card);
    if (onto == keys->origin[card])
        return 0;
    if (onto < FIRST_CARD)
        digit = onto == ON_EMPTY_COLUMN ? 1 : 2;
    else
        digit = (u8)(3 + (FREECELL_SUIT(onto) >> 1));
    return digit * keys->weight[card];
}

#endif
