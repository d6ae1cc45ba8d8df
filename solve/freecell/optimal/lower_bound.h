/* SPDX-License-Identifier: MIT */
/* A FreeCell state as A* search sees it, with what its admissible lower bound
   is computed from. */
#ifndef SOLVE_FREECELL_LOWER_BOUND_H
#define SOLVE_FREECELL_LOWER_BOUND_H

#include "solve/freecell/proof/exact_key.h"

typedef struct BoundedState {
    u64 tops;
    u64 cells;
    u64 next;                      /* the next card of each suit to go home */
    u64 left;                      /* cards that are not home */
    u64 aside;                     /* cards above a lower one of their suit */
    u64 cyclic;                    /* other cards that may be in cycles */
    u64 above[FREECELL_CARDS + 4]; /* what is on it, or was and is home */
    u64 below[FREECELL_CARDS + 4]; /* the cards under it */
    u8 under[FREECELL_CARDS + 4];  /* 0: on the floor */
    u8 home[FREECELL_SUITS];
    u8 cells_used;
    u8 empty_columns;
    u8 cycles;
} BoundedState;

/* Exact keys are decoded four digits at a time. A digit tells what a card lies
   on. */
enum { FOUR_DIGITS = 5 * 5 * 5 * 5 };

typedef struct KeyDecoding {
    u8 of[FOUR_DIGITS][4];
    u8 onto[FREECELL_CARDS + 4][5];
} KeyDecoding;

void key_decoding_init(KeyDecoding *digits, const KeyEncoding *keys);

/* The outcome of a step and of the autoplay that follows it. */
typedef struct AppliedStep {
    HashKey key;
    u64 tops;
    u64 cells;
    u64 next;
    u8 home[FREECELL_SUITS];
    FreecellStep step; /* the card that moved, and what it lies on now */
} AppliedStep;

void bounded_state_read_key(BoundedState *state, const KeyDecoding *digits,
                            HashKey key);
/* Computes the state that a step leads to. */
void bounded_state_apply(BoundedState *state, const BoundedState *before,
                         const AppliedStep *applied);

static inline u8 count_cards(u64 set)
{
    set -= set >> 1 & 0x5555555555555555;
    set = (set & 0x3333333333333333) + (set >> 2 & 0x3333333333333333);
    set = (set + (set >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return (u8)(set * 0x0101010101010101 >> 56);
}

/* A lower bound on the moves other than moves home: one for each card above a
   lower one of its suit, and one for each cycle. */
static inline u32 blocking_bound(const BoundedState *state)
{
    return (u32)count_cards(state->aside) + state->cycles;
}

/* Whether a card would be above a lower one of its suit. */
static inline u8 lies_on_blocked(const BoundedState *state, u8 card, u8 onto)
{
    ASSERT_SLOW(onto >= FIRST_CARD);
    return (state->below[onto] & own_blocked_by(card)) != 0;
}

static inline u8 parent_of(const BoundedState *state, u8 card)
{
    return (state->cells & SET_OF(card)) ? IN_CELL : state->under[card];
}

/* dead_end.c: at least how many moves beyond this bound are needed to free a
   cell or a column when none is free */
u32 dead_end_bound(const BoundedState *state, u8 room);

/* Horne's rule: whether no other card in play can need this one, so that it
   may go home at once. */
u8 optimal_is_safe_home(const u8 *home, u8 card);

#endif
