/* SPDX-License-Identifier: MIT */
/* A* search for a line with the fewest single-card moves. Every card goes home
   exactly once, so path costs count only the other moves. The *excess* of a
   state is its f-value less the lower bound of the start, which is to say: by
   how much the best line through it must exceed the first lower bound. States
   are expanded in order of their excess. */
#ifndef SOLVE_FREECELL_OPTIMAL_H
#define SOLVE_FREECELL_OPTIMAL_H

#include "closed_set.h"
#include "lower_bound.h"
#include "solve/freecell/beam/beam_search.h"
#include "solve/freecell/proof/reversible_state.h"

enum {
    MOST_EXCESS = 200,
    MOST_PATH_COST = 250,
    MOST_OPTIMAL_SUCCESSORS = 128, /* 15 cards can move */
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
    u8 excess; /* a lower bound; relax() finds the exact value */
} OptimalSuccessor;

typedef struct OptimalSearch {
    KeyEncoding keys;
    KeyDecoding digits;
    BoundedState state; /* the state being expanded */
    HashKey key;
    u8 path_cost; /* moves so far, other than moves home */
    u8 room;
    u8 slack;
    u8 excess;          /* the excess being searched now */
    u8 limit;           /* states with this excess or more are useless */
    u8 cost_overflowed; /* set if a path cost or excess didn't fit into an
                           entry */
    u8 open_overflowed; /* set if "open" had no room for a state */
    u32 upper_bound; /* moves of the best line that a beam found, without moves
                        home */
    u32 bound; /* proven lower bound from the start, without moves home */
    u64 nodes;
    u64 most_positions; /* number of positions at which the search pauses to
                           improve the upper bound */
    u64 looked[MOST_EXCESS + 1]; /* states expanded, by excess */
    HashKey start;
    HashKey goal; /* the last state of the best line found here, or 0 */
    HashSet closed;
    OptimalSuccessor successors[MOST_OPTIMAL_SUCCESSORS];
    u32 count;
    OpenEntry open[MOST_OPEN + 1]; /* a stack of states that are due now;
                                      others are in the closed set */
    u32 open_count;
    FreecellStep steps[MOST_STEPS_DEEP]; /* of the best line */
    u32 step_count;
} OptimalSearch;

/* successors.c: generates the successors within the limit */
void optimal_expand(OptimalSearch *search);
/* The key of the state after autoplay. */
HashKey optimal_autoplayed_key(const OptimalSearch *search);

/* a_star.c: returns 1 once every useful state has been expanded. Otherwise the
   next call continues where this one stopped. */
u8 a_star_run(OptimalSearch *search, const Question *question);
/* An admissible lower bound on the remaining moves, without moves home. */
u32 a_star_bound(const OptimalSearch *search, const BoundedState *state);
/* Traces the steps to the goal that was found; returns 0 if they are too
   many. */
u8 a_star_trace(OptimalSearch *search);

/* single_card_moves.c: writes steps as moves of single cards; returns 1 if
   they win */
u8 single_card_moves_write(const FreeCell *game, const FreecellStep *steps,
                           u32 count, u8 slack, u16 *moves, u32 *length);

#endif
