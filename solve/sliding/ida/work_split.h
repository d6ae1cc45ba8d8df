/* SPDX-License-Identifier: MIT */
/* Splits one iteration of batched IDA* among threads. Each thread expands the
   top of the tree, up to some thousands of branches, and searches every nth of
   them: its share. When several find a solution, that of the least branch
   counts, so that the result doesn't depend on which thread was faster. An
   iteration without a solution always takes the same nodes. */
#ifndef SOLVE_SLIDING_WORK_SPLIT_H
#define SOLVE_SLIDING_WORK_SPLIT_H

#include "solve/sliding/pdb/database_set.h"

#define NO_BRANCH 0xFFFFFFFFU

typedef struct WorkShare {
    const DatabaseSet *pdbs;
    const SlidingBoard *board;
    Arena arena;       /* its own, of work_share_room bytes */
    u32 bound;         /* MOST_BOUND at most */
    u32 number, count; /* its place in the array of all shares */
    Budget budget;     /* its own */
    u8 *steps;         /* as many as the bound */
    _Atomic u32 found; /* the branch of a solution, or NO_BRANCH */
    Ending ending;
} WorkShare;

u64 work_share_room(const DatabaseSet *pdbs, u32 bound);
/* All shares must be set before the first one begins. */
void work_share_search(WorkShare *share);

#endif
