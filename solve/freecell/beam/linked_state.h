/* SPDX-License-Identifier: MIT */
/* A FreeCell position as links from each card to the one below, so that a run
   goes as fast as a card, and with it what beams judge it by. */
#ifndef SOLVE_FREECELL_LINKS_H
#define SOLVE_FREECELL_LINKS_H

#include "solve/freecell/any/scored_state.h"

/* What a position's parts cost a beam. */
typedef struct Taste {
    i16 buried;     /* each card below one of a higher rank */
    i16 aside;      /* each card on a lower one of its suit */
    i16 blocks;     /* each card on a lower one */
    i16 broken;     /* each card on one that it is no sequence with */
    i16 soon[SOON]; /* each card on one that is the nth to go home */
    i16 cell;       /* each cell taken */
    i16 last_cell;  /* and the last of them */
    i16 floor;      /* gained by each empty column */
    i16 piles;      /* each sequence that has a card to go aside */
    i16 left;       /* each card not home */
} Taste;

typedef struct Links {
    u64 key; /* equal for equal positions, however columns are ordered */
    u64 tops;
    u64 cells;
    u64 next; /* what goes home next, and bits past the kings */
    u64 set[FREECELL_COLUMNS];
    u8 under[FREECELL_CARDS + 4]; /* of cards in columns; the floor is 0 */
    u8 top[FREECELL_COLUMNS];     /* 0 when the column is empty */
    u8 home[FREECELL_SUITS];
    i16 urgent[FREECELL_COLUMNS]; /* what a card on top would cost */
    u8 height[FREECELL_COLUMNS];
    u8 buried[FREECELL_COLUMNS]; /* cards below one of a higher rank */
    i16 score;
    u8 taken;
    u8 floors;
    u8 aside; /* cards on lower ones of their suits: each moves before home */
    u8 piles; /* sequences with such cards: no two go in one move */
    u8 last;  /* what was moved last, if nothing went home since: it would be
                 as well off had it gone at once where it goes now */
} Links;

/* What stays the same all through a search. */
typedef struct Custom {
    const Taste *taste;
    u8 room;  /* cells in this game */
    u8 haste; /* of what goes home by itself */
} Custom;

void read_links(Links *links, const Custom *custom, const FreeCell *game);
/* Sends home what goes by itself. */
void fly_links(Links *links, const Custom *custom);
/* Plays a step and sends home what goes by itself then. */
void play_links(Links *links, const Custom *custom, Step step);

static inline u8 are_linked(u8 card, u8 under)
{
    return (fits_of(card) & SET_OF(under)) != 0;
}

static inline u8 is_over(const Links *links)
{
    return !(links->tops | links->cells);
}

#endif
