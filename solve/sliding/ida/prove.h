/* SPDX-License-Identifier: MIT */
/* The least number of single-tile moves, proven with large pattern databases
   by batched IDA*, which several threads can share. Between two bounds a beam
   search looks for a line, with more nodes each time. As soon as one is as
   short as the bound, the last iteration, which is most of the work, need not
   be run. */
#ifndef SOLVE_SLIDING_PROVE_H
#define SOLVE_SLIDING_PROVE_H

#include "ida_star.h"
#include "work_split.h"

/* Who searches all shares, perhaps side by side. */
typedef struct Workers {
    u32 count; /* of shares */
    void (*search)(const struct Workers *workers, WorkShare *shares);
} Workers;

typedef struct Proof {
    const DatabaseSet *pdbs;
    const SlidingBoard *board;
    const Workers *workers;
    Arena arena;
    Budget *budget;
    u64 single_worker; /* nodes of plain IDA*, before batches begin */
    Certificate *certificate;
    u8 *steps;  /* a search's own, as many as a line may have */
    u8 *best;   /* the shortest line that is known, */
    u32 length; /* and how many steps it has; 0: none */
} Proof;

extern const Workers single_worker;

/* Whether there is room for the shares of these workers. */
u8 can_prove(const DatabaseSet *pdbs, const Workers *workers,
             const Arena *arena);
/* 1 when the best line is a shortest one; 0 when the budget is spent, or more
   than MOST_BOUND steps are needed. */
u8 prove(Proof *proof);

#endif
