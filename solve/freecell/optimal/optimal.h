/* SPDX-License-Identifier: MIT */
/* The search for a line of the fewest single cards moved. A card goes home
   once, whatever happens, so what is counted in the search is the other
   moves; their least number, by the bound, is known at the start, and what is
   searched is everything that takes no more than that, then one more, and so
   on: the excess. */
#ifndef SOLVE_FREECELL_BEST_H
#define SOLVE_FREECELL_BEST_H

#include "closed_set.h"
#include "lower_bound.h"
#include "solve/freecell/beam/beam_search.h"
#include "solve/freecell/proof/reversible_state.h"

enum {
    MOST_EXCESS = 200,
    MOST_SPENT = 250,
    MOST_CHILDREN = 128, /* 15 free cards: 2 parents, floor, cell, home */
    MOST_STEPS_DEEP = 400,
    MOST_AT_HAND = 512
};

/* A position to be looked at soon, and where it comes to be made. */
typedef struct AtHand {
    HashKey key;
    View view;
} AtHand;

typedef struct Child {
    Flight flight;
    u32 hash; /* of the key */
    u8 spent;
    u8 excess; /* at least; more may be seen when it is looked at closely */
} Child;

typedef struct Best {
    Keys keys;
    Digits digits;
    View view; /* the position looked at */
    HashKey key;
    u8 spent; /* moves there, other than home */
    u8 room;
    u8 haste;
    u8 excess;   /* of what is searched now */
    u8 limit;    /* what exceeds so much is of no use */
    u8 beyond;   /* something exceeded what can be remembered */
    u8 missed;   /* something due was not at hand */
    u32 guessed; /* moves other than home of the best line that a beam found */
    u32 bound;   /* moves other than home, at least, from the start */
    u64 nodes;
    u64 most_positions;          /* where the search pauses */
    u64 looked[MOST_EXCESS + 1]; /* positions, by excess */
    HashKey start;
    HashKey goal; /* the end of the best line found here, or 0 */
    HashSet closed;
    Child children[MOST_CHILDREN];
    u32 count;
    AtHand at_hand[MOST_AT_HAND + 1]; /* due now, the latest first */
    u32 at_hand_count;
    Step steps[MOST_STEPS_DEEP]; /* the best line */
    u32 step_count;
} Best;

/* successors.c: the steps from a position, but those that exceed the limit */
void list_children(Best *best);
/* The key when all has flown home that flies by itself. */
HashKey fly_from(const Best *best);

/* a_star.c: whether all that is of use was looked at; if not, it goes on from
   where it was */
u8 search_levels(Best *best, const Question *question);
/* How many moves other than home are left at least. */
u32 least_left(const Best *best, const View *view);
/* The steps to the goal that was found; 0 when there are too many. */
u8 trace(Best *best);

/* single_card_moves.c: writes steps as moves of one card; whether that won */
u8 write_singles(const FreeCell *game, const Step *steps, u32 count, u8 haste,
                 u16 *moves, u32 *length);

#endif
