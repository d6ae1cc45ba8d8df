/* SPDX-License-Identifier: MIT */
/* A transposition table of boards that a search has seen. Each board has a
   Zobrist key (Zobrist 1970); its low half chooses the entry, its high half is
   the fingerprint stored there. A newer board replaces an older one, and two
   with the same key are taken for the same: this table may forget a board and
   may mistake one, which a beam search can afford. */
#ifndef SOLVE_SLIDING_TRANSPOSITION_H
#define SOLVE_SLIDING_TRANSPOSITION_H

#include "solve/sliding/board.h"

typedef struct TranspositionTable {
    u8 cells;
    u64 *keys; /* a Zobrist key for each tile on each cell */
    u32 *fingerprints;
    u32 mask;
} TranspositionTable;

/* With room for that many boards, up to twice as many, or as many as the arena
   allows; 0 if that is not even a little. */
u8 transposition_make(TranspositionTable *table, u8 cells, u64 boards,
                      Arena *arena);

u64 transposition_key(const TranspositionTable *table,
                      const SlidingBoard *board);

/* The key after a tile has gone from one cell to another. */
static inline u64 transposition_key_after(const TranspositionTable *table,
                                          u64 key, u8 tile, u8 from, u8 to)
{
    const u64 *keys = &table->keys[(tile - 1U) * table->cells];
    return key ^ keys[from] ^ keys[to];
}

static inline void transposition_prefetch(const TranspositionTable *table,
                                          u64 key)
{
    __builtin_prefetch(&table->fingerprints[key & table->mask]);
}

/* Whether the board has been seen; from now on it has. */
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
