/* SPDX-License-Identifier: MIT */
/* A best-first search for any line. */
#ifndef SOLVE_FREECELL_BEST_FIRST_H
#define SOLVE_FREECELL_BEST_FIRST_H

#include "bucket_queue.h"

typedef struct BestFirstNode {
    ScoredState state;
    u32 parent;
    FreecellStep step; /* from the parent */
    u16 depth;
} BestFirstNode;

enum { NO_NODE = 0xFFFFFFF };

typedef struct BestFirstSearch {
    const Question *question;
    FreecellCosts costs;
    BestFirstNode *nodes;
    u32 expanding; /* the node that is being expanded */
    const ScoredState *state;
    i32 lift[FREECELL_COLUMNS]; /* the score without the last card */
    u32 count;
    u64 autoplay_ready; /* cards that go home as soon as nothing lies on them
                         */
    i32 path_cost;      /* of the path to the successors */
    u64 *closed;        /* the closed set: keys of the nodes, 0 for none */
    u64 closed_mask;
    BucketQueue queue;
    ScoredState trial;
    FreecellSuccessor
        win; /* its parent is NO_NODE until a step is seen to win */
} BestFirstSearch;

/* successors.c */
void best_first_expand(BestFirstSearch *search);

#endif
