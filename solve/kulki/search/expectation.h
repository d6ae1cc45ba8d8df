/* SPDX-License-Identifier: MIT */
/* Looks further than one move, by rollouts: what chance may bring after each
   of the best moves, and the best answer to it. All moves are tried on the
   same chances, and after each round the worse half is left out (sequential
   halving: Karnin, Koren, Somekh, "Almost optimal exploration in multi-armed
   bandits", 2013). */
#ifndef SOLVE_KULKI_SEARCH_EXPECTATION_H
#define SOLVE_KULKI_SEARCH_EXPECTATION_H

#include "solve/kulki/network/evaluate.h"

enum { MOST_PLANS = 32 };

/* A move, or several where lines are cleared on the way, until balls drop. */
typedef struct Plan {
    Grid after; /* and after the drop where its cells are known */
    u16 moves;
    u8 from, to; /* the first move */
    i32 guess;   /* what the judge says */
    i32 paid;
    i32 sum; /* of what the chances tried were worth, UNITs */
    u32 tried;
} Plan;

typedef struct Search {
    Judge *judge;
    u8 width; /* plans looked at */
    u8 depth; /* drops looked ahead */
    u64 most_nodes;
    u64 chance; /* what its dice begin with */
    u8 plans;
    Plan plan[MOST_PLANS];
} Search;

/* Leaves the plans in the order of their worth; 0 when there is none. */
u8 search_plans(Search *search, const Grid *grid, const Drop *drop);

/* The plan that begins with a move, in the place of all others, tried as
   often as told; 0 when there is no such move. */
u8 search_move(Search *search, const Grid *grid, const Drop *drop, u8 from,
               u8 to, u32 tries);

/* What a plan was found to be worth. */
i32 worth_of_plan(const Plan *plan);

#endif
