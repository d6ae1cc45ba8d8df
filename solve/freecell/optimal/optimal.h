/* SPDX-License-Identifier: MIT */
/* A* search for a line of the fewest single-card moves. Every card goes home
   exactly once, so path costs count only the other moves. The excess of a
   state is its f-value less that of the start: the path cost and lower bound,
   less the lower bound of the start. */
#ifndef SOLVE_FREECELL_OPTIMAL_H
#define SOLVE_FREECELL_OPTIMAL_H

#include "closed_set.h"
#include "lower_bound.h"
#include "solve/freecell/beam/beam_search.h"
#include "solve/freecell/proof/reversible_state.h"

enum {
    MOST_EXCESS = 200,
    MOST_PATH_COST = 250,
    MOST_OPTIMAL_SUCCESSORS =
        128, /* 15 free cards: 2 parents, floor, cell, home */
    MOST_STEPS_DEEP = 400,
    MOST_OPEN = 512
};

/* A state to be expanded soon. */
typedef struct OpenEntry {
    HashKey key;
    BoundedState state;
} OpenEntry;

typedef struct OptimalSuccessor {
    AppliedStep applied;
    u32 hash; /* of the key */
    u8 path_cost;
    u8 excess; /* at least; more may be seen when it is looked at closely */
} OptimalSuccessor;

typedef struct OptimalSearch {
    KeyEncoding keys;
    KeyDecoding digits;
    BoundedState state; /* the state being expanded */
    HashKey key;
    u8 path_cost; /* moves there, other than home */
    u8 room;
    u8 slack;
    u8 excess;          /* of what is searched now */
    u8 limit;           /* what exceeds so much is of no use */
    u8 cost_overflowed; /* a path cost or excess exceeded what an entry can
                           hold */
    u8 open_overflowed; /* a state due did not fit into "open" */
    u32 upper_bound;    /* moves other than home of the best line that a beam
                           found */
    u32 bound;          /* moves other than home, at least, from the start */
    u64 nodes;
    u64 most_positions; /* where the search pauses to improve the upper bound
                         */
    u64 looked[MOST_EXCESS + 1]; /* states expanded, by excess */
    HashKey start;
    HashKey goal; /* the end of the best line found here, or 0 */
    HashSet closed;
    OptimalSuccessor successors[MOST_OPTIMAL_SUCCESSORS];
    u32 count;
    OpenEntry open[MOST_OPEN + 1]; /* a stack of states due now, besides those
                                      in the closed set */
    u32 open_count;
    FreecellStep steps[MOST_STEPS_DEEP]; /* the best line */
    u32 step_count;
} OptimalSearch;

/* successors.c: generates the successors, but those that exceed the limit */
void optimal_expand(OptimalSearch *search);
/* The key of the state after autoplay. */
HashKey optimal_autoplayed_key(const OptimalSearch *search);

/* a_star.c: whether every state of use has been expanded; if not, the next
   call goes on from there */
u8 a_star_run(OptimalSearch *search, const Question *question);
/* An admissible lower bound on the moves left, other than home. */
u32 a_star_bound(const OptimalSearch *search, const BoundedState *state);
/* The steps to the goal that was found; 0 when there are too many. */
u8 a_star_trace(OptimalSearch *search);

/* single_card_moves.c: writes steps as moves of one card; whether that won */
u8 single_card_moves_write(const FreeCell *game, const FreecellStep *steps,
                           u32 count, u8 slack, u16 *moves, u32 *length);

#endif
