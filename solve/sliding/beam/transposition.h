/* SPDX-License-Identifier: MIT */
/* The boards that a search has met: a key for each, and a print of it where
   the key says; older ones are forgotten where newer ones need their room. */
#ifndef SOLVE_SLIDING_MET_H
#define SOLVE_SLIDING_MET_H

#include "solve/sliding/board.h"

typedef struct Met {
    u8 cells;
    u64 *keys; /* of each tile on each cell */
    u32 *prints;
    u32 mask;
} Met;

/* For some boards and up to twice as many, as there is room; 0 if there is not
   even a little. */
u8 make_met(Met *met, u8 cells, u64 boards, Arena *arena);

u64 key_of_tray(const Met *met, const SlidingBoard *board);

/* After a tile has gone from a cell to another. */
static inline u64 key_after(const Met *met, u64 key, u8 tile, u8 from, u8 to)
{
    const u64 *keys = &met->keys[(tile - 1U) * met->cells];
    return key ^ keys[from] ^ keys[to];
}

static inline void aim_at_met(const Met *met, u64 key)
{
    __builtin_prefetch(&met->prints[key & met->mask]);
}

/* Whether it was, and from now on it is. */
static inline u8 meet(const Met *met, u64 key)
{
    u32 *print = &met->prints[key & met->mask];
    u32 own = (u32)(key >> 32);
    if (*print == own)
        return 1;
    *print = own;
    return 0;
}

#endif
