/* SPDX-License-Identifier: MIT */
/* A state as A* search sees it, with what its admissible lower bound is made
   of. */
#ifndef SOLVE_FREECELL_LOWER_BOUND_H
#define SOLVE_FREECELL_LOWER_BOUND_H

#include "solve/freecell/proof/exact_key.h"

typedef struct BoundedState {
    u64 tops;
    u64 cells;
    u64 next;                      /* what goes home next */
    u64 left;                      /* cards that are not home */
    u64 aside;                     /* cards that lie on what they wait for */
    u64 cyclic;                    /* others that may be in rings */
    u64 above[FREECELL_CARDS + 4]; /* what lies on a card, or once did and is
                                      home */
    u64 below[FREECELL_CARDS + 4]; /* what it lies on */
    u8 under[FREECELL_CARDS + 4];  /* of cards in columns; the floor is 0 */
    u8 home[FREECELL_SUITS];
    u8 cells_used;
    u8 empty_columns;
    u8 cycles;
} BoundedState;

/* Exact keys are decoded four digits at a time; a digit tells what a card lies
   on. */
enum { FOUR_DIGITS = 5 * 5 * 5 * 5 };

typedef struct KeyDecoding {
    u8 of[FOUR_DIGITS][4];
    u8 onto[FREECELL_CARDS + 4][5];
} KeyDecoding;

void key_decoding_init(KeyDecoding *digits, const KeyEncoding *keys);

/* The outcome of a step and the autoplay behind it. */
typedef struct AppliedStep {
    HashKey key;
    u64 tops;
    u64 cells;
    u64 next;
    u8 home[FREECELL_SUITS];
    FreecellStep step; /* the card that was moved, and what it is on now */
} AppliedStep;

void bounded_state_read_key(BoundedState *state, const KeyDecoding *digits,
                            HashKey key);
/* The state that a step leads to. */
void bounded_state_apply(BoundedState *state, const BoundedState *before,
                         const AppliedStep *applied);

static inline u8 count_cards(u64 set)
{
    set -= set >> 1 & 0x5555555555555555;
    set = (set & 0x3333333333333333) + (set >> 2 & 0x3333333333333333);
    set = (set + (set >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return (u8)(set * 0x0101010101010101 >> 56);
}

/* A lower bound: the cards that block their own suit, and one for each
   deadlock cycle. */
static inline u32 blocking_bound(const BoundedState *state)
{
    return (u32)count_cards(state->aside) + state->cycles;
}

/* Whether a card would lie on a lower one of its suit. */
static inline u8 lies_on_blocked(const BoundedState *state, u8 card, u8 onto)
{
    return (state->below[onto] & own_blocked_by(card)) != 0;
}

static inline u8 parent_of(const BoundedState *state, u8 card)
{
    return state->cells & SET_OF(card) ? IN_CELL : state->under[card];
}

/* dead_end.c: how many moves beyond this bound it takes at least until a cell
   or a column is free, when none is */
u32 dead_end_bound(const BoundedState *state, u8 room);

/* Horne's rule: whether no card left can need this one, so that it may go home
   at once. */
u8 is_safe_home(const u8 *home, u8 card);

#endif
