/* SPDX-License-Identifier: MIT */
/* A best-first search for any line. */
#ifndef SOLVE_FREECELL_FAST_H
#define SOLVE_FREECELL_FAST_H

#include "bucket_queue.h"

typedef struct Node {
    State state;
    u32 parent;
    Step step; /* from the parent */
    u16 depth;
} Node;

enum { NO_NODE = 0xFFFFFFF };

typedef struct Search {
    const Question *question;
    Prices prices;
    Node *nodes;
    u32 at; /* the node whose steps are offered */
    const State *here;
    i32 lift[FREECELL_COLUMNS]; /* the score without the last card */
    u32 count;
    u64 flying; /* what goes home once it comes to light */
    i32 toll;   /* of the steps to what is offered */
    u64 *seen;  /* keys of the nodes, 0 for none */
    u64 seen_mask;
    Queue queue;
    State trial;
    Offer win; /* its parent is NO_NODE until a step is seen to win */
} Search;

/* successors.c */
void offer_steps(Search *search);

#endif
