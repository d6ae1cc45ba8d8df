/* SPDX-License-Identifier: MIT */
/* Proves the fewest single-tile moves with large pattern databases and batched
   IDA*, which several threads can share. Between two iterations a beam search
   looks for a line, with more nodes each time. As soon as a line is as short
   as the bound, the last iteration need not be run, which would be most of the
   work. */
#ifndef SOLVE_SLIDING_PROVE_H
#define SOLVE_SLIDING_PROVE_H

#include "ida_star.h"
#include "work_split.h"

/* Runs all shares, possibly in parallel. */
typedef struct Workers {
    u32 count; /* number of shares */
    void (*search)(const struct Workers *workers, WorkShare *shares);
} Workers;

typedef struct Proof {
    const DatabaseSet *pdbs;
    const SlidingBoard *board;
    const Workers *workers;
    Arena arena;
    Budget *budget;
    u64 single_worker; /* nodes of plain IDA* before batches begin */
    Certificate *certificate;
    u8 *steps;  /* scratch space for a search, as large as the longest line */
    u8 *best;   /* the shortest line known */
    u32 length; /* its number of steps; 0 if none is known */
} Proof;

extern const Workers single_worker;

/* Whether the shares of these workers fit into the arena. */
u8 prove_is_possible(const DatabaseSet *pdbs, const Workers *workers,
                     const Arena *arena);
/* Returns 1 if the best line is proven shortest; 0 if the budget is spent or
   more than MOST_BOUND steps are needed. */
u8 prove(Proof *proof);

#endif
