/* SPDX-License-Identifier: MIT */
/* Keys of boards are those of their tiles, mixed. */
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

u8 make_met(Met *met, u8 cells, u64 boards, Arena *arena)
{
    u32 count = (u32)cells * cells;
    u64 slots = LEAST_SLOTS;
    u32 i;
    met->cells = cells;
    met->keys = take(arena, count, sizeof *met->keys);
    while (slots < boards && 2 * slots * sizeof *met->prints <= arena->left)
        slots *= 2;
    met->mask = (u32)(slots - 1);
    met->prints = take(arena, slots, sizeof *met->prints);
    if (!met->keys || !met->prints)
        return 0;
    for (i = 0; i < count; i++)
        met->keys[i] = mix(i + 1);
    memset(met->prints, 0, (size_t)slots * sizeof *met->prints);
    return 1;
}

u64 key_of_tray(const Met *met, const SlidingBoard *board)
{
    u64 key = 0;
    u8 i;
    for (i = 0; i < board->cells; i++)
        if (board->tile[i])
            key ^= met->keys[(board->tile[i] - 1U) * met->cells + i];
    return key;
}
