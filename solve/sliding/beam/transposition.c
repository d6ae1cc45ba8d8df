/* SPDX-License-Identifier: MIT */
/* Computes Zobrist keys: a board's key is the exclusive or of a random number
   for each tile on its cell. */
#include "transposition.h"

#include <string.h>

enum { LEAST_SLOTS = 1024 };

static u64 mix(u64 number)
{
    number *= 0x9E3779B97F4A7C15ULL;
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9ULL;
    number = (number ^ number >> 27) * 0x94D049BB133111EBULL;
    return number ^ number >> 31;
}

u8 transposition_make(TranspositionTable *table, u8 cells, u64 boards,
                      Arena *arena)
{
    u32 count = (u32)cells * cells;
    u64 slots = LEAST_SLOTS;
    u32 i;
    table->cells = cells;
    table->keys = take(arena, count, sizeof *table->keys);
    while (slots < boards &&
           2 * slots * sizeof *table->fingerprints <= arena->left)
        slots *= 2;
    table->mask = (u32)(slots - 1);
    table->fingerprints = take(arena, slots, sizeof *table->fingerprints);
    if (!table->keys || !table->fingerprints)
        return 0;
    for (i = 0; i < count; i++)
        table->keys[i] = mix(i + 1);
    memset(table->fingerprints, 0,
           (size_t)slots * sizeof *table->fingerprints);
    ASSERT(!(slots & (slots - 1)));
    return 1;
}

u64 transposition_key(const TranspositionTable *table,
                      const SlidingBoard *board)
{
    u64 key = 0;
    u8 i;
    for (i = 0; i < board->cells; i++)
        if (board->tile[i])
            key ^= table->keys[(board->tile[i] - 1U) * table->cells + i];
    return key;
}
