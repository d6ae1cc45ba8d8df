/* SPDX-License-Identifier: MIT */
/* Batched IDA*: iterative deepening as in ida_star.h, but dozens of nodes of
   the same depth are expanded together, so that the processor waits for all
   their database entries at once. An iteration without a solution expands the
   same nodes as plain IDA*, in another order. */
#ifndef SOLVE_SLIDING_BATCHED_H
#define SOLVE_SLIDING_BATCHED_H

#include "solve/sliding/pdb/packed_index.h"

enum {
    BATCH_NODES = 64, /* number of nodes expanded together */
    MOST_SUCCESSORS = BATCH_NODES * DIRECTIONS,
    MOST_BOUND = 254, /* because a sum is stored in a byte */
    NODE_CELLS = 35
};

/* A board on a path from the start. */
typedef struct BatchNode {
    u32 state;
    u32 before; /* index of the parent in the previous frontier */
    u8 sum[VIEWS];
    u8 gap;
    u8 tile[NODE_CELLS];
    PackedState packed[];
} BatchNode;

/* The open nodes of one depth, used as a stack. */
typedef struct Frontier {
    u8 *nodes;
    u32 count;
} Frontier;

/* A successor while the views are looked up. */
typedef struct BatchSuccessor {
    const u8 *byte; /* first the record, then the byte of the database */
    const BatchNode *node;
    PackedState packed[VIEWS];
    u32 before, state;
    u8 sum[VIEWS];
    u8 slot[VIEWS]; /* index of the changed packed state in each view */
    u8 gap;
    u8 place; /* of the bit in the byte */
} BatchSuccessor;

typedef struct BatchedSearch {
    const DatabaseSet *pdbs;
    Budget *budget;
    Arena arena;
    u32 size; /* size of a node in bytes */
    u32 bound;
    u32 found; /* length of the solution */
    Frontier frontiers[MOST_BOUND + 1];
    BatchSuccessor successors[MOST_SUCCESSORS];
    u16 live[MOST_SUCCESSORS];
} BatchedSearch;

/* Prepares a search to one bound, at most MOST_BOUND, in the arena's memory.
   Returns NULL if that does not suffice. */
BatchedSearch *batched_search_open(const DatabaseSet *pdbs,
                                   const SlidingBoard *board, u32 bound,
                                   Arena arena);
/* The memory needed for that, without what the caller takes from the search's
   arena. */
u64 batched_search_room(const DatabaseSet *pdbs, u32 bound);
u32 batch_node_size(const DatabaseSet *pdbs);

static inline BatchNode *batch_node_at(const BatchedSearch *search,
                                       const Frontier *frontier, u32 number)
{
    return (BatchNode *)(frontier->nodes + (u64)number * search->size);
}

/* Expands some nodes of a depth, and appends the successors within the bound
   to the next frontier. */
Ending batched_search_expand(BatchedSearch *search, u32 length, u32 first,
                             u32 count);
/* Searches depth-first: expands a frontier in batches from its end, and
   searches everything below a batch before the next. */
Ending batched_search_dig(BatchedSearch *search, u32 length);

/* Writes the steps of the solution that was found. */
void batched_search_trace(const BatchedSearch *search, u8 *steps);

#endif
