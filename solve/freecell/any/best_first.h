/* SPDX-License-Identifier: MIT */
/* The data of a best-first search for any FreeCell solution, shared by
   best_first.c, which runs the search, and successors.c, which generates the
   successors of a node. */
#ifndef SOLVE_FREECELL_BEST_FIRST_H
#define SOLVE_FREECELL_BEST_FIRST_H

#include "bucket_queue.h"

typedef struct BestFirstNode {
    ScoredState state;
    u32 parent;
    FreecellStep step; /* that leads here from the parent */
    u16 depth;
} BestFirstNode;

/* A search never has as many nodes. (An enumeration constant would have to fit
   an int.) */
static const u32 no_node = ~(u32)0;

typedef struct BestFirstSearch {
    const Question *question;
    FreecellCosts costs;
    BestFirstNode *nodes;
    u32 expanding; /* the node being expanded */
    const ScoredState *state;
    i32 lift[FREECELL_COLUMNS]; /* the score without the last card of each
                                   column */
    u32 count;
    u64 autoplay_ready; /* cards that autoplay sends home once nothing lies on
                           them */
    u8 autoplay_waits;  /* one of them is bare: the first move starts autoplay,
                           whichever it is */
    i32 path_cost;      /* of the path to the successors */
    u64 *closed;        /* the closed set: keys of the nodes, 0 for none */
    u64 closed_mask;
    BucketQueue queue;
    ScoredState trial;
    FreecellSuccessor
        win; /* parent is no_node until a winning step is found */
} BestFirstSearch;

/* successors.c */
void best_first_search_expand(BestFirstSearch *search);

#endif
