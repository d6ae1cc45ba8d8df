/* SPDX-License-Identifier: MIT */
/* Splits one iteration of batched IDA* among threads. Every thread expands the
   top of the tree, up to some thousands of branches, and searches every nth of
   them: its share. If several threads find a solution, the one from the
   earliest branch counts, so that the result does not depend on timing. An
   iteration without a solution always takes the same number of nodes. */
#ifndef SOLVE_SLIDING_WORK_SPLIT_H
#define SOLVE_SLIDING_WORK_SPLIT_H

#include "solve/sliding/pdb/database_set.h"

#define NO_BRANCH 0xFFFFFFFFU

typedef struct WorkShare {
    const DatabaseSet *pdbs;
    const SlidingBoard *board;
    Arena arena;       /* the share's own memory: work_share_room bytes */
    u32 bound;         /* at most MOST_BOUND */
    u32 number, count; /* index in the array of all shares, and their number */
    Budget budget;     /* the share's own */
    u8 *steps;         /* room for as many steps as the bound */
    _Atomic u32 found; /* the branch with a solution, or NO_BRANCH */
    Ending ending;
} WorkShare;

u64 work_share_room(const DatabaseSet *pdbs, u32 bound);
/* All shares must be set up before the first one starts. */
void work_share_search(WorkShare *share);

#endif
