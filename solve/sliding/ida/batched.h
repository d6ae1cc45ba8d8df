/* SPDX-License-Identifier: MIT */
/* Batched IDA*: the iterative deepening of ida_star.h (Korf 1985), but nodes
   of one depth are expanded together, some dozens at a time, so that the
   processor waits for all their database entries at once. A bound without a
   solution takes as many nodes as in plain IDA*; only the order of the search
   differs. */
#ifndef SOLVE_SLIDING_BATCHED_H
#define SOLVE_SLIDING_BATCHED_H

#include "solve/sliding/pdb/packed_index.h"

enum {
    BATCH_NODES = 64, /* nodes that are expanded together */
    MOST_SUCCESSORS = BATCH_NODES * DIRECTIONS,
    MOST_BOUND = 254, /* a sum is a byte */
    NODE_CELLS = 35
};

/* A board on a path from the start. */
typedef struct BatchNode {
    u32 state;
    u32 before; /* the number of its parent */
    u8 sum[VIEWS];
    u8 hole;
    u8 tile[NODE_CELLS];
    PackedState packed[];
} BatchNode;

/* The open nodes of one depth: a stack. */
typedef struct Frontier {
    u8 *nodes;
    u32 count;
} Frontier;

/* A successor of a node, while the views are looked up. */
typedef struct BatchSuccessor {
    const u8 *byte;
    const BatchNode *node;
    PackedState packed[VIEWS];
    u32 before, state;
    u8 sum[VIEWS];
    u8 slot[VIEWS]; /* of the packed state in the node */
    u8 hole;
    u8 place; /* in the byte */
} BatchSuccessor;

typedef struct BatchedSearch {
    const DatabaseSet *pdbs;
    Budget *budget;
    Arena arena;
    u32 size; /* of a node in bytes */
    u32 bound;
    u32 found; /* the length of a solution */
    Frontier frontiers[MOST_BOUND + 1];
    BatchSuccessor successors[MOST_SUCCESSORS];
    u16 live[MOST_SUCCESSORS];
} BatchedSearch;

/* Prepares the search for one bound, MOST_BOUND at most, in the arena's
   memory; NULL when there is not enough. */
BatchedSearch *batched_search_open(const DatabaseSet *pdbs,
                                   const SlidingBoard *board, u32 bound,
                                   Arena arena);
/* The memory for that, besides what the caller takes from the search's arena.
 */
u64 batched_search_room(const DatabaseSet *pdbs, u32 bound);
u32 batch_node_size(const DatabaseSet *pdbs);

static inline BatchNode *batch_node_at(const BatchedSearch *search,
                                       const Frontier *frontier, u32 number)
{
    return (BatchNode *)(frontier->nodes + (u64)number * search->size);
}

/* Expands some nodes of a depth: adds the successors within the bound to the
   next frontier. */
Ending batched_search_expand(BatchedSearch *search, u32 length, u32 first,
                             u32 count);
/* Depth-first: expands a frontier in batches from its end, each time searching
   below the batch before the next. */
Ending batched_search_dig(BatchedSearch *search, u32 length);

/* The steps of a solution that was found. */
void batched_search_trace(const BatchedSearch *search, u8 *steps);

#endif
