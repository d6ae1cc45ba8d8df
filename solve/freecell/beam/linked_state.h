/* SPDX-License-Identifier: MIT */
/* A FreeCell state for beam search. It links each card to the card below, so
   that moving a run is as cheap as moving one card, and keeps the features
   that the beam's evaluation weighs. */
#ifndef SOLVE_FREECELL_LINKED_STATE_H
#define SOLVE_FREECELL_LINKED_STATE_H

#include "solve/freecell/any/scored_state.h"

/* The weights of the beam's evaluation. */
typedef struct BeamWeights {
    i16 buried; /* each card below one of higher rank */
    i16 aside;  /* each card above a lower one of its suit */
    i16 blocks; /* each card above a lower one */
    i16 broken; /* each card on one that it does not continue in sequence */
    i16 soon[SOON];   /* each card on one that is nth in line to go home */
    i16 cell;         /* each occupied cell */
    i16 last_cell;    /* the last free cell being taken */
    i16 empty_column; /* bonus for each empty column */
    i16 piles;        /* each sequence with a card that must move aside */
    i16 left;         /* each card not home */
} BeamWeights;

typedef struct LinkedState {
    u64 key; /* equal for equal positions, whatever the order of columns */
    u64 tops;
    u64 cells;
    u64 next; /* the next card of each suit to go home; a bit beyond the king
                 if the suit is complete */
    u64 set[FREECELL_COLUMNS];
    u8 under[FREECELL_CARDS + 4]; /* 0: on the floor */
    u8 top[FREECELL_COLUMNS];     /* 0 if the column is empty */
    u8 home[FREECELL_SUITS];
    i16 urgent[FREECELL_COLUMNS]; /* the cost of a card put on each column */
    u8 height[FREECELL_COLUMNS];
    u8 buried[FREECELL_COLUMNS]; /* cards below one of higher rank */
    i16 score;
    u8 cells_used;
    u8 empty_columns;
    u8 aside; /* cards above lower ones of their suit: each moves at least once
                 before going home */
    u8 piles; /* sequences with such cards: no two of them can share a move */
    u8 last;  /* the card moved last, unless a card has gone home since: moving
                 it again is pointless, because it could have gone to the new
                 place at once */
} LinkedState;

/* What stays constant throughout a search. */
typedef struct BeamRules {
    const BeamWeights *weights;
    u8 room;  /* number of cells in this game */
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
