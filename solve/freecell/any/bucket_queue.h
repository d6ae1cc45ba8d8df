/* SPDX-License-Identifier: MIT */
/* What a search might do next, cheapest first, the newest of equals first:
   a stack for each price, and a bit for each stack that is not empty. */
#ifndef SOLVE_FREECELL_QUEUE_H
#define SOLVE_FREECELL_QUEUE_H

#include <string.h>

#include "scored_state.h"

enum { PRICE_WORDS = 64, PRICE_COUNT = PRICE_WORDS * 64, PRICE_ZERO = 512 };

typedef struct Offer {
    u64 key; /* of where it leads */
    u32 parent;
    u32 next; /* in the stack */
    Step step;
} Offer;

typedef struct Queue {
    u64 words; /* of "stacks" that are not 0 */
    u64 stacks[PRICE_WORDS];
    u32 head[PRICE_COUNT]; /* the newest offer of each stack, or 0 */
    Offer *offers;         /* from 1 */
    u32 count;
    u32 room;
} Queue;

static inline void clear_queue(Queue *queue, Offer *offers, u32 room)
{
    memset(queue, 0, sizeof *queue);
    queue->offers = offers;
    queue->room = room;
}

/* An offer for which there is no room is lost. */
static inline void add_offer(Queue *queue, i32 price, u64 key, u32 parent,
                             Step step)
{
    u32 stack = (u32)(price + PRICE_ZERO);
    u32 nth = queue->count + 1;
    Offer *offer = &queue->offers[nth];
    if (nth == queue->room)
        return;
    if (stack >= PRICE_COUNT)
        stack = price < 0 ? 0 : PRICE_COUNT - 1;
    offer->key = key;
    offer->parent = parent;
    offer->next = queue->head[stack];
    offer->step = step;
    queue->count = nth;
    queue->head[stack] = nth;
    queue->stacks[stack / 64] |= (u64)1 << stack % 64;
    queue->words |= (u64)1 << stack / 64;
}

/* The best offer, which leaves the queue; NULL when there is none. */
static inline const Offer *take_offer(Queue *queue)
{
    const Offer *offer;
    u32 word, stack;
    if (!queue->words)
        return NULL;
    word = FIRST_OF(queue->words);
    stack = word * 64 + FIRST_OF(queue->stacks[word]);
    offer = &queue->offers[queue->head[stack]];
    queue->head[stack] = offer->next;
    if (!offer->next)
        queue->stacks[word] &= queue->stacks[word] - 1;
    if (!queue->stacks[word])
        queue->words &= queue->words - 1;
    return offer;
}

#endif
