/* SPDX-License-Identifier: MIT */
/* A FreeCell state as links from each card to the one below, so that a run
   moves as fast as a card, and the features that the beam's evaluation weighs.
 */
#ifndef SOLVE_FREECELL_LINKED_STATE_H
#define SOLVE_FREECELL_LINKED_STATE_H

#include "solve/freecell/any/scored_state.h"

/* The weights of the beam's evaluation. */
typedef struct BeamWeights {
    i16 buried;       /* each card below one of a higher rank */
    i16 aside;        /* each card on a lower one of its suit */
    i16 blocks;       /* each card on a lower one */
    i16 broken;       /* each card on one that it is no sequence with */
    i16 soon[SOON];   /* each card on one that is the nth to go home */
    i16 cell;         /* each cell taken */
    i16 last_cell;    /* and the last of them */
    i16 empty_column; /* gained by each empty column */
    i16 piles;        /* each sequence that has a card to go aside */
    i16 left;         /* each card not home */
} BeamWeights;

typedef struct LinkedState {
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
    u8 cells_used;
    u8 empty_columns;
    u8 aside; /* cards on lower ones of their suits: each moves before home */
    u8 piles; /* sequences with such cards: no two go in one move */
    u8 last;  /* what was moved last, if nothing went home since: it would be
                 as well off had it gone at once where it goes now */
} LinkedState;

/* What stays the same all through a search. */
typedef struct BeamRules {
    const BeamWeights *weights;
    u8 room;  /* cells in this game */
    u8 slack; /* of autoplay */
} BeamRules;

void linked_state_init(LinkedState *state, const BeamRules *rules,
                       const FreeCell *game);
/* Autoplay. */
void linked_state_autoplay(LinkedState *state, const BeamRules *rules);
/* Applies a step, then autoplay. */
void linked_state_apply(LinkedState *state, const BeamRules *rules,
                        FreecellStep step);

static inline u8 is_sequence(u8 card, u8 under)
{
    return (parents_of(card) & SET_OF(under)) != 0;
}

static inline u8 linked_state_is_won(const LinkedState *state)
{
    return !(state->tops | state->cells);
}

#endif
