/* SPDX-License-Identifier: MIT */
/* A position as the search for shortest lines sees it, and the least number
   of moves, other than home, that are left from there. */
#ifndef SOLVE_FREECELL_VIEW_H
#define SOLVE_FREECELL_VIEW_H

#include "solve/freecell/proof/exact_key.h"

typedef struct View {
    u64 tops;
    u64 cells;
    u64 next;                      /* what goes home next */
    u64 left;                      /* cards that are not home */
    u64 aside;                     /* cards that lie on what they wait for */
    u64 core;                      /* others that may be in rings */
    u64 above[FREECELL_CARDS + 4]; /* what lies on a card, or once did and is
                                      home */
    u64 below[FREECELL_CARDS + 4]; /* what it lies on */
    u8 under[FREECELL_CARDS + 4];  /* of cards in columns; the floor is 0 */
    u8 home[FREECELL_SUITS];
    u8 taken;
    u8 floors;
    u8 rings;
} View;

/* What keys are read by: their digits four at a time, and what a card lies on
   by its digit. */
enum { FOUR_DIGITS = 5 * 5 * 5 * 5 };

typedef struct Digits {
    u8 of[FOUR_DIGITS][4];
    u8 onto[FREECELL_CARDS + 4][5];
} Digits;

void set_digits(Digits *digits, const Keys *keys);

/* What a step leaves, with all that has flown home. */
typedef struct Flight {
    HashKey key;
    u64 tops;
    u64 cells;
    u64 next;
    u8 home[FREECELL_SUITS];
    Step step; /* the card that was moved, and what it is on now */
} Flight;

void read_key(View *view, const Digits *digits, HashKey key);
/* The position that a flight leads to. */
void follow_flight(View *view, const View *before, const Flight *flight);

static inline u8 count_cards(u64 set)
{
    set -= set >> 1 & 0x5555555555555555;
    set = (set & 0x3333333333333333) + (set >> 2 & 0x3333333333333333);
    set = (set + (set >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return (u8)(set * 0x0101010101010101 >> 56);
}

/* How many moves other than home are left at least, for the cards that wait
   for each other. */
static inline u32 least_aside(const View *view)
{
    return (u32)count_cards(view->aside) + view->rings;
}

/* Whether a card would lie on a lower one of its suit. */
static inline u8 lies_badly(const View *view, u8 card, u8 onto)
{
    return (view->below[onto] & own_blocked_by(card)) != 0;
}

static inline u8 lies_under(const View *view, u8 card)
{
    return view->cells & SET_OF(card) ? IN_CELL : view->under[card];
}

/* dead_end.c: how many moves beyond those it takes at least until a cell or a
   column is free, when none is. */
u32 least_to_escape(const View *view, u8 room);

/* Whether no card left can need this one on the board: it might as well go
   home now. */
u8 is_idle(const u8 *home, u8 card);

#endif
