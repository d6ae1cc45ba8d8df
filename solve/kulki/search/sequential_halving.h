/* SPDX-License-Identifier: MIT */
/* Looks further ahead than one move, by rollouts: random drops after each
   candidate move, each answered by the best move. All candidates are tried
   with the same random numbers, and the worse half is left out after each
   round (sequential halving: Karnin, Koren and Somekh, "Almost optimal
   exploration in multi-armed bandits", 2013). */
#ifndef SOLVE_KULKI_SEARCH_SEQUENTIAL_HALVING_H
#define SOLVE_KULKI_SEARCH_SEQUENTIAL_HALVING_H

#include "solve/kulki/network/evaluate.h"

enum { MOST_PLANS = 32 };

/* The moves until balls drop: one, or several if lines are cleared on the
   way. */
typedef struct Plan {
    Grid after; /* the board after the moves, and after the drop if its cells
                   are known */
    u16 moves;
    u8 from, to;  /* of the first move */
    i32 estimate; /* by the evaluation, before any rollouts */
    i32 paid;
    i32 sum; /* of the rollouts' results, in UNITs */
    u32 rollouts;
} Plan;

typedef struct SequentialHalving {
    Evaluator *evaluator;
    u8 width; /* number of plans compared */
    u8 depth; /* number of drops to look ahead */
    u64 most_nodes;
    u64 seed; /* of the random numbers */
    u8 plans;
    Plan plan[MOST_PLANS];
} SequentialHalving;

/* Lists the plans by their estimates, best first. */
void sequential_halving_list(SequentialHalving *search, const Grid *grid,
                             const Drop *drop);
/* Sorts the plans by value, best first; returns their number. */
u8 sequential_halving_run(SequentialHalving *search, const Grid *grid,
                          const Drop *drop);

/* Evaluates one given move by "tries" rollouts. Its plan replaces all others;
   returns 0 if the move is not possible. */
u8 sequential_halving_try(SequentialHalving *search, const Grid *grid,
                          const Drop *drop, u8 from, u8 to, u32 tries);

/* Plays one rollout of a plan; returns its result, in UNITs. The n-th rollouts
   of all plans meet the same drops. */
i32 plan_roll_out(const SequentialHalving *search, Plan *plan,
                  const Drop *known);
/* The mean of the plan's rollouts, or its estimate before the first. */
i32 plan_value(const Plan *plan);

#endif
