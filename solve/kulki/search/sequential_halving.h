/* SPDX-License-Identifier: MIT */
/* Looks further than one move, by rollouts: random drops after each of the
   candidate moves, answered by the best move. All candidates are tried with
   the same random numbers, and after each round the worse half is left out
   (sequential halving: Karnin, Koren, Somekh, "Almost optimal exploration in
   multi-armed bandits", 2013). */
#ifndef SOLVE_KULKI_SEARCH_SEQUENTIAL_HALVING_H
#define SOLVE_KULKI_SEARCH_SEQUENTIAL_HALVING_H

#include "solve/kulki/network/evaluate.h"

enum { MOST_PLANS = 32 };

/* A move, or several where lines are cleared on the way, until balls drop. */
typedef struct Plan {
    Grid after; /* and after the drop where its cells are known */
    u16 moves;
    u8 from, to;  /* the first move */
    i32 estimate; /* by the evaluation, before rollouts */
    i32 paid;
    i32 sum; /* of the rollouts' results, in UNITs */
    u32 rollouts;
} Plan;

typedef struct SequentialHalving {
    Evaluator *evaluator;
    u8 width; /* plans looked at */
    u8 depth; /* drops looked ahead */
    u64 most_nodes;
    u64 seed; /* of its random numbers */
    u8 plans;
    Plan plan[MOST_PLANS];
} SequentialHalving;

/* Leaves the plans in the order of their worth; 0 when there is none. */
u8 sequential_halving_run(SequentialHalving *search, const Grid *grid,
                          const Drop *drop);

/* The plan that begins with a move, in the place of all others, after so many
   rollouts; 0 when there is no such move. */
u8 sequential_halving_try(SequentialHalving *search, const Grid *grid,
                          const Drop *drop, u8 from, u8 to, u32 tries);

/* The mean of its rollouts, or its estimate before the first. */
i32 plan_value(const Plan *plan);

#endif
