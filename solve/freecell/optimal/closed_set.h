/* SPDX-License-Identifier: MIT */
/* A* search's closed set, which holds the open states as well: for each state
   that was reached the cost of the best path there, the parent on it, and
   whether it still has to be expanded. */
#ifndef SOLVE_FREECELL_CLOSED_SET_H
#define SOLVE_FREECELL_CLOSED_SET_H

#include "solve/freecell/proof/exact_key.h"

/* A slot of the hash set. */
typedef struct ClosedEntry {
    HashKey key;
    u32 parent; /* the hash of its key */
    u8 cost;    /* moves other than home */
    u8 due;     /* 1 + the excess at which it is expanded; 0: it has been */
} ClosedEntry;

/* How many entries fit into so much memory. One byte in 200 is left unused:
   searches that run out of memory do so where they always did. */
static inline u64 closed_set_capacity(u64 size)
{
    return size / (sizeof(ClosedEntry) * 64 + sizeof(u64)) * 64;
}

static inline void closed_set_init(HashSet *closed, void *memory, u64 size)
{
    hash_set_init(closed, memory, sizeof(ClosedEntry),
                  closed_set_capacity(size));
}

static inline void closed_set_prefetch(const HashSet *closed, u32 hash)
{
    hash_set_prefetch(closed, hash, sizeof(ClosedEntry));
}

/* The entry of a key, or the empty one where it belongs. */
ClosedEntry *closed_set_find(const HashSet *closed, HashKey key, u32 hash);

#endif
