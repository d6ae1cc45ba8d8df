/* SPDX-License-Identifier: MIT */
/* A FreeCell position that cards are moved about in one by one, there and
   back again, with its key. */
#ifndef SOLVE_FREECELL_WALK_H
#define SOLVE_FREECELL_WALK_H

#include "exact_key.h"

typedef struct Walk {
    HashKey key;
    u64 cells;
    u64 tops;
    u8 column[FREECELL_COLUMNS][MOST_IN_ROW]; /* the floor is a 0 */
    u8 height[FREECELL_COLUMNS];
    u8 place[FREECELL_CARDS + 4];
    u8 home[FREECELL_SUITS];
    u8 room;
    u8 taken;
    u8 floors;
    u8 haste; /* of what goes home without being asked */
    Keys keys;
} Walk;

void start_walk(Walk *walk, const FreeCell *game);
/* Any card from where it lies free to a place: whether that is a step of the
   game or one taken back is the caller's concern. */
void move_card(Walk *walk, u8 card, u8 to);

static inline u8 end_of(const Walk *walk, u8 column)
{
    return walk->column[column][walk->height[column]];
}

/* What a free card lies on. */
static inline u8 lies_on(const Walk *walk, u8 card)
{
    u8 place = walk->place[card];
    if (place < FREECELL_COLUMNS)
        return walk->column[place][walk->height[place] - 1];
    return place == CELL_COLUMN ? IN_CELL : AT_HOME;
}

/* The next card to go home without being asked, or 0. */
u8 next_flight(const Walk *walk);

#endif
