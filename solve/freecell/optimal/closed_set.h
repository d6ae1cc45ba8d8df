/* SPDX-License-Identifier: MIT */
/* The closed set of A* search, which also holds the open states. For each
   state reached, it stores the cost of the best path known, the parent on that
   path, and whether the state has yet to be expanded. Paths are traced back
   from these entries. */
#ifndef SOLVE_FREECELL_CLOSED_SET_H
#define SOLVE_FREECELL_CLOSED_SET_H

#include "solve/freecell/proof/exact_key.h"

/* A slot of the hash set, which begins with its key. */
typedef struct ClosedEntry {
    HashKey key;
    u32 parent; /* the hash of the parent's key */
    u8 cost;    /* moves so far, other than moves home */
    u8 due;     /* 1 + the excess at which to expand it; 0 once expanded */
} ClosedEntry;
STATIC_ASSERT(sizeof(ClosedEntry) <= HASH_SET_MOST_SLOT_SIZE);

/* How many entries fit into the memory. One byte in 200 stays unused, so that
   searches that run out of memory do so after the same number of nodes as in
   earlier versions. */
static inline u64 closed_set_capacity(u64 size)
{
    ASSERT(size >= sizeof(ClosedEntry));
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

/* The entry of a key, or the empty slot where it belongs. */
ClosedEntry *closed_set_find(const HashSet *closed, HashKey key, u32 hash);

#endif
