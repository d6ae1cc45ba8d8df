/* SPDX-License-Identifier: MIT */
/* A transposition table of the boards a search has seen. Each board has a
   Zobrist key ("A new hashing method with application for game playing",
   1970). The low half of the key selects the entry; the high half is the
   fingerprint stored there. A newer board replaces an older one, and boards
   with equal keys are confused. So the table may forget a board or mistake one
   for another, which beam search tolerates because it proves nothing. */
#ifndef SOLVE_SLIDING_TRANSPOSITION_H
#define SOLVE_SLIDING_TRANSPOSITION_H

#include "solve/sliding/board.h"

typedef struct TranspositionTable {
    u8 cells;
    u64 *keys; /* a random number for each tile on each cell */
    u32 *fingerprints;
    u32 mask;
} TranspositionTable;

/* Makes a table for at least this many boards, at most twice as many, or as
   many as the arena allows. Returns 0 if even a small table does not fit. */
u8 transposition_make(TranspositionTable *table, u8 cells, u64 boards,
                      Arena *arena);

u64 transposition_key(const TranspositionTable *table,
                      const SlidingBoard *board);

/* The key after a tile has moved from one cell to another. */
static inline u64 transposition_key_after(const TranspositionTable *table,
                                          u64 key, u8 tile, u8 from, u8 to)
{
    const u64 *keys = &table->keys[(tile - 1U) * table->cells];
    ASSERT_SLOW(tile && from != to);
    return key ^ keys[from] ^ keys[to];
}

static inline void transposition_prefetch(const TranspositionTable *table,
                                          u64 key)
{
    __builtin_prefetch(&table->fingerprints[key & table->mask]);
}

/* Marks a board as seen; returns 1 if it already was. */
static inline u8 transposition_visit(const TranspositionTable *table, u64 key)
{
    u32 *fingerprint = &table->fingerprints[key & table->mask];
    u32 own = (u32)(key >> 32);
    if (*fingerprint == own)
        return 1;
    *fingerprint = own;
    return 0;
}

#endif
