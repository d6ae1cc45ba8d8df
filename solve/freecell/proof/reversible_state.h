/* SPDX-License-Identifier: MIT */
/* A FreeCell state that is changed by single-card moves, which can be undone,
   and that keeps its exact key up to date. */
#ifndef SOLVE_FREECELL_REVERSIBLE_STATE_H
#define SOLVE_FREECELL_REVERSIBLE_STATE_H

#include "exact_key.h"

typedef struct ReversibleState {
    HashKey key;
    u64 cells;
    u64 tops;
    u8 column[FREECELL_COLUMNS]
             [MOST_IN_ROW]; /* row 0 is the floor and holds 0 */
    u8 height[FREECELL_COLUMNS];
    u8 place[FREECELL_CARDS + 4];
    u8 home[FREECELL_SUITS];
    u8 room;
    u8 cells_used;
    u8 empty_columns;
    u8 slack; /* of autoplay */
    KeyEncoding keys;
} ReversibleState;

void reversible_state_init(ReversibleState *state, const FreeCell *game);
/* Moves a card with nothing on it to any place. The caller decides whether
   that applies a step or undoes one. */
void reversible_state_move(ReversibleState *state, u8 card, u8 to);

static inline u8 end_of(const ReversibleState *state, u8 column)
{
    ASSERT_SLOW(column < FREECELL_COLUMNS &&
                state->height[column] < MOST_IN_ROW);
    return state->column[column][state->height[column]];
}

/* What a card with nothing on it lies on. */
static inline u8 lies_on(const ReversibleState *state, u8 card)
{
    u8 place = state->place[card];
    if (place < FREECELL_COLUMNS)
        return state->column[place][state->height[place] - 1];
    return place == CELL_COLUMN ? IN_CELL : AT_HOME;
}

/* The next card that autoplay sends home, or 0. */
u8 reversible_state_next_autoplay(const ReversibleState *state);

#endif
