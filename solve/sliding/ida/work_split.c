/* SPDX-License-Identifier: MIT */
/* Implements the split: grows the top of the tree breadth-first, and searches
   this thread's part of its branches. */
#include "work_split.h"

#include <string.h>

#include "batched.h"

enum {
    BRANCHES = 2048,             /* at least, unless the tree is smaller */
    BRANCHES_AT_ONCE = 16,       /* number of branches searched as one batch */
    BRANCH_NODES = 12 * BRANCHES /* including ancestors */
};

typedef struct BranchSearch {
    BatchedSearch *search;
    WorkShare *share;
    u32 length; /* depth of the branches */
} BranchSearch;

/* -------------------------------------------------------------- branches */

static Ending expand_frontier(BatchedSearch *search, u32 length)
{
    const Frontier *frontier = &search->frontiers[length];
    Ending ending = NONE;
    u32 first;
    for (first = 0; first < frontier->count && ending == NONE;
         first += BATCH_NODES) {
        u32 rest = frontier->count - first;
        ending = batched_search_expand(
            search, length, first, rest < BATCH_NODES ? rest : BATCH_NODES);
    }
    return ending;
}

/* Breadth-first, until there are enough branches or memory runs out. */
static Ending grow_branches(BranchSearch *branches)
{
    BatchedSearch *search = branches->search;
    Frontier *frontier = search->frontiers;
    Ending ending = NONE;
    while (ending == NONE && frontier->count && frontier->count < BRANCHES &&
           branches->length < search->bound) {
        Arena arena = search->arena;
        u8 *nodes =
            take(&arena, (u64)frontier->count * DIRECTIONS, search->size);
        if (!nodes)
            break;
        frontier[1].nodes = nodes;
        ending = expand_frontier(search, branches->length);
        take(&search->arena, frontier[1].count, search->size);
        branches->length++;
        frontier++;
    }
    return ending;
}

/* Whether a solution from an earlier branch makes one from this branch
   worthless. */
static u8 is_worthless(const WorkShare *share, u32 branch)
{
    const WorkShare *shares = share - share->number;
    u32 i;
    for (i = 0; i < share->count; i++)
        if (atomic_load_explicit(&shares[i].found, memory_order_relaxed) <
            branch)
            return 1;
    return 0;
}

static Ending search_branch(const BranchSearch *branches, u32 first, u32 count)
{
    Ending ending = batched_search_expand(branches->search, branches->length,
                                          first, count);
    return ending == NONE
               ? batched_search_dig(branches->search, branches->length + 1)
               : ending;
}

static Ending search_branches(const BranchSearch *branches)
{
    WorkShare *share = branches->share;
    const u32 count = branches->search->frontiers[branches->length].count;
    Ending ending = NONE;
    u32 first = share->number * BRANCHES_AT_ONCE;
    ASSERT(share->number < share->count);
    while (first < count && ending == NONE &&
           !is_worthless(share, first + 1)) {
        u32 rest = count - first;
        ending =
            search_branch(branches, first,
                          rest < BRANCHES_AT_ONCE ? rest : BRANCHES_AT_ONCE);
        if (ending == FOUND)
            atomic_store_explicit(&share->found, first + 1,
                                  memory_order_relaxed);
        first += share->count * BRANCHES_AT_ONCE;
    }
    return ending;
}

/* ---------------------------------------------------------------- shares */

u64 work_share_room(const DatabaseSet *pdbs, u32 bound)
{
    return batched_search_room(pdbs, bound) +
           (u64)BRANCH_NODES * batch_node_size(pdbs);
}

/* Every share expands the same top of the tree; only the first one counts its
   nodes. */
static Ending search_all_branches(BranchSearch *branches, Budget *budget)
{
    Budget common = {~(u64)0, budget->question, 0};
    Ending ending;
    branches->search->budget = branches->share->number ? &common : budget;
    ending = grow_branches(branches);
    if (ending == FOUND)
        branches->share->found = 0;
    if (ending != NONE)
        return ending;
    branches->search->budget = budget;
    return search_branches(branches);
}

void work_share_search(WorkShare *share)
{
    Budget budget = share->budget; /* a copy, because threads share the cache
                                      line of the original */
    BranchSearch branches = {NULL, share, 0};
    ASSERT(share->bound <= MOST_BOUND);
    branches.search = batched_search_open(share->pdbs, share->board,
                                          share->bound, share->arena);
    share->ending =
        branches.search ? search_all_branches(&branches, &budget) : SPENT;
    if (share->ending == FOUND)
        batched_search_trace(branches.search, share->steps);
    share->budget = budget;
}
