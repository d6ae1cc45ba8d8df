/* SPDX-License-Identifier: MIT */
/* A priority queue for small integer costs: a bucket queue (Dial, "Algorithm
   360: Shortest-path forest with topological ordering", 1969). Each cost has a
   stack of successors, so that among equals the newest comes first. A
   two-level bit map finds the first stack that is not empty. */
#ifndef SOLVE_FREECELL_BUCKET_QUEUE_H
#define SOLVE_FREECELL_BUCKET_QUEUE_H

#include <string.h>

#include "scored_state.h"

enum {
    BUCKET_WORDS = 64,
    BUCKET_COUNT = BUCKET_WORDS * 64,
    BUCKET_ZERO = 512
};

typedef struct FreecellSuccessor {
    u64 key; /* the state it leads to */
    u32 parent;
    u32 next; /* the next one in the stack */
    FreecellStep step;
} FreecellSuccessor;

typedef struct BucketQueue {
    u64 words; /* a bit for each word of "stacks" that is not 0 */
    u64 stacks[BUCKET_WORDS];
    u32 head[BUCKET_COUNT]; /* the newest successor of each stack, or 0 */
    FreecellSuccessor *successors; /* numbered from 1 */
    u32 count;
    u32 room;
} BucketQueue;
STATIC_ASSERT(BUCKET_WORDS == 64 && BUCKET_ZERO < BUCKET_COUNT);

static inline void bucket_queue_clear(BucketQueue *queue,
                                      FreecellSuccessor *successors, u32 room)
{
    memset(queue, 0, sizeof *queue);
    queue->successors = successors;
    queue->room = room;
}

/* A successor that does not fit is dropped. */
static inline void bucket_queue_push(BucketQueue *queue, i32 cost, u64 key,
                                     u32 parent, FreecellStep step)
{
    u32 stack = (u32)(cost + BUCKET_ZERO);
    u32 nth = queue->count + 1;
    FreecellSuccessor *successor = &queue->successors[nth];
    ASSERT_SLOW(queue->count < queue->room);
    if (nth == queue->room)
        return;
    if (stack >= BUCKET_COUNT)
        stack = cost < 0 ? 0 : BUCKET_COUNT - 1;
    successor->key = key;
    successor->parent = parent;
    successor->next = queue->head[stack];
    successor->step = step;
    queue->count = nth;
    queue->head[stack] = nth;
    queue->stacks[stack / 64] |= (u64)1 << stack % 64;
    queue->words |= (u64)1 << stack / 64;
}

/* Pops the best successor; NULL when the queue is empty. */
static inline const FreecellSuccessor *bucket_queue_pop(BucketQueue *queue)
{
    const FreecellSuccessor *successor;
    u32 word, stack;
    if (!queue->words)
        return NULL;
    word = FIRST_OF(queue->words);
    stack = word * 64 + FIRST_OF(queue->stacks[word]);
    ASSERT_SLOW(queue->head[stack]); /* its bit says that it is not empty */
    successor = &queue->successors[queue->head[stack]];
    queue->head[stack] = successor->next;
    if (!successor->next)
        queue->stacks[word] &= queue->stacks[word] - 1;
    if (!queue->stacks[word])
        queue->words &= queue->words - 1;
    return successor;
}

#endif
