/* SPDX-License-Identifier: MIT */
/* A position read from its key, as the search for shortest lines sees it, and
   the least number of moves, other than home, that are left from there. */
#ifndef SOLVE_FREECELL_VIEW_H
#define SOLVE_FREECELL_VIEW_H

#include "keys.h"

typedef struct View {
    Key key;
    u64 tops;
    u64 cells;
    u64 next;                      /* what goes home next */
    u64 set[FREECELL_CARDS + 4];   /* the column under a last card, with it */
    u64 above[FREECELL_CARDS + 4]; /* what lies on a card */
    u8 under[FREECELL_CARDS + 4];  /* of cards in columns; the floor is 0 */
    u64 on[FREECELL_CARDS + 4];    /* what leaves before a card goes home */
    u64 aside;                     /* cards that lie on what they wait for */
    u64 waiting;                   /* the others that are not home */
    u64 core;                      /* of these, those that may be in rings */
    u32 asides;
    u32 rings;
    u8 home[FREECELL_SUITS];
    u8 taken;
    u8 floors;
} View;

void read_key(View *view, const Keys *keys, Key key);

/* How many moves other than home are left at least: in the position, and
   after a card has moved onto the last one of a column, a floor or a cell. */
static inline u32 least_now(const View *view)
{
    return view->asides + view->rings;
}

u32 least_left(const View *view, u8 card, u8 onto);

/* Whether no card left can need this one on the board: it might as well go
   home now. */
u8 is_idle(const u8 *home, u8 card);

#endif
