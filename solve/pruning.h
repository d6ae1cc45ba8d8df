/* SPDX-License-Identifier: MIT */
/* The rules by which solvers leave out states that no answer needs. A build
   for tests has a switch for each of them, to find out whether the answers are
   the same without it. In all others PRUNES(rule) is 1. */
#ifndef SOLVE_PRUNING_H
#define SOLVE_PRUNING_H

enum {
    PRUNING_PROOF_AUTOPLAY,
    PRUNING_OPTIMAL_AUTOPLAY,
    PRUNING_OPTIMAL_CYCLES,
    PRUNING_OPTIMAL_CLIQUES,
    PRUNING_OPTIMAL_DEAD_ENDS,
    PRUNING_OPTIMAL_UPPER_BOUND,
    PRUNING_PAIRS_LOOK_AHEAD,
    PRUNING_PAIRS_STRONG_CLAUSES,
    PRUNING_PAIRS_GOALS,
    PRUNING_PEEKS_LEAST,
    PRUNING_PEEKS_KNOWN,
    PRUNING_PEEKS_WINNABLE,
    PRUNING_STEPS_BACK,
    PRUNING_STEPS_DUPLICATES,
    PRUNING_STEPS_SYMMETRY,
    PRUNING_STEPS_MIRROR,
    PRUNING_STEPS_PARITY,
    PRUNING_SLIDES_VIEWS,
    PRUNING_RULES
};

#if defined(QUADRILLE_PRUNING)
extern int pruning_without; /* one of these rules, or PRUNING_RULES */
#define PRUNES(rule) (pruning_without != (rule))
#else
#define PRUNES(rule) 1
#endif

#endif
