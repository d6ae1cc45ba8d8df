/* SPDX-License-Identifier: MIT */
/* Chunks come from one pool, and go back to its list of free ones. */
#include "watch_list.h"

#include <string.h>

STATIC_ASSERT(sizeof(WatchChunk) == 64);

/* A list has at most two chunks that are not full. While one is visited, the
   chunks that it no longer needs are still in use. */
u64 watch_pool_words(u64 clauses, u32 literals)
{
    return (3 * clauses / WATCH_CHUNK_CLAUSES + 2 * literals + 1) *
           WATCH_CHUNK_WORDS;
}

void watch_pool_init(WatchPool *pool, u32 *words, u32 room)
{
    ASSERT(room);
    pool->words = words;
    pool->first = room;
    pool->free = 0;
    words[0] = 0; /* the next chunk of none */
}

static u32 take_chunk(WatchPool *pool)
{
    u32 index = pool->free;
    if (index)
        pool->free = watch_chunk_at(pool, index)->next;
    else
        index = pool->first -= WATCH_CHUNK_WORDS;
    ASSERT_SLOW(index);
    return index;
}

static void free_chunks(WatchPool *pool, u32 first)
{
    u32 index = first;
    while (index) {
        WatchChunk *chunk = watch_chunk_at(pool, index);
        u32 next = chunk->next;
        chunk->next = pool->free;
        pool->free = index;
        index = next;
    }
}

void watch_list_push(WatchPool *pool, WatchList *list, ClauseRef clause)
{
    ASSERT_SLOW(clause);
    if (!list->head || list->end == WATCH_CHUNK_CLAUSES) {
        u32 index = take_chunk(pool);
        if (!list->head)
            list->start = 0;
        watch_chunk_at(pool, index)->next = list->head;
        list->head = index;
        list->end = 0;
    }
    watch_chunk_at(pool, list->head)->clause[list->end++] = clause;
}

void watch_visit_close(WatchVisit *visit)
{
    WatchList *list = visit->list;
    ClauseRef clause;
    ASSERT_SLOW(visit->list->head);
    while ((clause = watch_visit_next(visit)))
        watch_visit_keep(visit, clause);
    if (visit->to == watch_chunk_at(visit->pool, list->head) &&
        visit->to_start == list->end) {
        free_chunks(visit->pool, list->head);
        memset(list, 0, sizeof *list);
        return;
    }
    free_chunks(visit->pool, visit->to->next);
    visit->to->next = 0;
    list->start = visit->to_start;
}
