/* SPDX-License-Identifier: MIT */
/* The lists of clauses that watch a literal, the latest first. They are
   unrolled (compare Shao, Reppy and Appel, "Unrolling lists", 1994): a chunk
   of many clauses takes one line of a cache, and tells in advance which
   clauses will be visited, so that they can be fetched from memory at the
   same time. */
#ifndef SOLVE_MAHJONG_SAT_WATCH_LIST_H
#define SOLVE_MAHJONG_SAT_WATCH_LIST_H

#include "solve/solve.h"

typedef u32 ClauseRef; /* the index of a clause's first word; 0 is none */

enum { WATCH_CHUNK_CLAUSES = 15 };

typedef struct WatchChunk {
    u32 next; /* index of the next chunk's first word; 0 is none */
    ClauseRef clause[WATCH_CHUNK_CLAUSES]; /* the last one is visited first */
} WatchChunk;

enum { WATCH_CHUNK_WORDS = sizeof(WatchChunk) / sizeof(u32) };

/* All chunks are full, but the head at its end and the tail at its start. */
typedef struct WatchList {
    u32 head;  /* the first chunk; 0 is an empty list */
    u16 end;   /* of the head's clauses */
    u16 start; /* of the tail's clauses */
} WatchList;

/* Chunks are taken from the end of the caller's memory. */
typedef struct WatchPool {
    u32 *words;
    u32 first; /* the first word in use */
    u32 free;  /* a list of chunks that are not in use any more */
} WatchPool;

/* The most words that the lists of this many literals take to watch this many
   clauses. */
u64 watch_pool_words(u64 clauses, u32 literals);
/* The room must not be 0. */
void watch_pool_init(WatchPool *pool, u32 *words, u32 room);
void watch_list_push(WatchPool *pool, WatchList *list, ClauseRef clause);

/* A visit of all clauses of a list, which keeps some and drops the others:
       watch_visit_start(&visit, pool, list);
       while ((clause = watch_visit_next(&visit)))
           if (...)
               watch_visit_keep(&visit, clause);
       watch_visit_end(&visit);
   Other lists may grow meanwhile. A visit that ends early keeps the rest. */
typedef struct WatchVisit {
    WatchPool *pool;
    WatchList *list;
    WatchChunk *from; /* the chunk that is read */
    WatchChunk *to;   /* the chunk to which kept clauses are moved */
    u16 from_start;   /* its clauses from here ... */
    u16 from_end;     /* ... to here are still to be read */
    u16 to_start;     /* where the last kept one is */
} WatchVisit;

static inline WatchChunk *watch_chunk_at(const WatchPool *pool, u32 index)
{
    return (WatchChunk *)(void *)(pool->words + index);
}

static inline void watch_visit_read(WatchVisit *visit, u32 index, u16 end)
{
    ASSERT_SLOW(end <= WATCH_CHUNK_CLAUSES);
    visit->from = watch_chunk_at(visit->pool, index);
    visit->from_start = visit->from->next ? 0 : visit->list->start;
    visit->from_end = end;
}

static inline void watch_visit_start(WatchVisit *visit, WatchPool *pool,
                                     WatchList *list)
{
    visit->pool = pool;
    visit->list = list;
    watch_visit_read(visit, list->head, list->end);
    visit->to = visit->from;
    visit->to_start = visit->from_end;
}

static inline void watch_visit_prefetch(const WatchVisit *visit)
{
    const u32 *words = visit->pool->words;
    u16 i = visit->from_end;
    __builtin_prefetch(words + visit->from->next);
    while (i-- > visit->from_start)
        __builtin_prefetch(words + visit->from->clause[i]);
}

/* Returns 0 after the last one. */
static inline ClauseRef watch_visit_next(WatchVisit *visit)
{
    if (visit->from_end == visit->from_start) {
        if (!visit->from->next)
            return 0;
        watch_visit_read(visit, visit->from->next, WATCH_CHUNK_CLAUSES);
        watch_visit_prefetch(visit);
    }
    return visit->from->clause[--visit->from_end];
}

static inline void watch_visit_keep(WatchVisit *visit, ClauseRef clause)
{
    ASSERT_SLOW(clause);
    if (!visit->to_start) {
        visit->to = watch_chunk_at(visit->pool, visit->to->next);
        visit->to_start = WATCH_CHUNK_CLAUSES;
    }
    visit->to->clause[--visit->to_start] = clause;
}

void watch_visit_close(WatchVisit *visit);

static inline void watch_visit_end(WatchVisit *visit)
{
    if (visit->from_end != visit->to_start || visit->from != visit->to)
        watch_visit_close(visit);
}

#endif
