/* SPDX-License-Identifier: MIT */
/* A first-fit allocator. Blocks lie one after another, each preceded by its
   size. A search merges adjacent free blocks as it passes them. */
#include "arena.h"

enum { GRAIN = 8 };

typedef struct ArenaBlock {
    u32 size; /* together with this header, a multiple of the grain; that of
                 the last block is 0 */
    u32 used;
} ArenaBlock;

static ArenaBlock *block_behind(ArenaBlock *block)
{
    ArenaBlock *next = (ArenaBlock *)(void *)((u8 *)block + block->size);
    return next->size ? next : NULL;
}

static void join_free(ArenaBlock *block)
{
    ArenaBlock *next = block_behind(block);
    while (next && !next->used) {
        block->size += next->size;
        next = block_behind(block);
    }
}

/* The rest of the block stays free. */
static void cut(ArenaBlock *block, u32 size)
{
    ArenaBlock *rest;
    if (block->size < size + sizeof(ArenaBlock) + GRAIN)
        return;
    rest = (ArenaBlock *)(void *)((u8 *)block + size);
    rest->size = block->size - size;
    rest->used = 0;
    block->size = size;
}

static void *take(ArenaBlock *block, u32 size)
{
    size = (size + (u32)sizeof(ArenaBlock) + GRAIN - 1) & ~(u32)(GRAIN - 1);
    for (; block; block = block_behind(block)) {
        if (block->used)
            continue;
        join_free(block);
        if (block->size < size)
            continue;
        cut(block, size);
        block->used = 1;
        return block + 1;
    }
    return NULL;
}

static void *resize(void *context, void *memory, u32 size)
{
    ArenaBlock *old = memory ? (ArenaBlock *)memory - 1 : NULL;
    u32 i, kept;
    u8 *fresh;
    if (!size) {
        if (old)
            old->used = 0;
        return NULL;
    }
    fresh = take(context, size);
    if (!fresh || !old)
        return fresh;
    kept = old->size - (u32)sizeof(ArenaBlock);
    for (i = 0; i < kept && i < size; i++)
        fresh[i] = ((u8 *)memory)[i];
    old->used = 0;
    return fresh;
}

void arena_open(Host *host, void *area, u32 size)
{
    ArenaBlock *first = area;
    ArenaBlock *last =
        (ArenaBlock *)(void *)((u8 *)area + size - sizeof(ArenaBlock));
    first->size = size - (u32)sizeof(ArenaBlock);
    first->used = 0;
    last->size = 0;
    last->used = 1;
    host->context = area;
    host->resize = resize;
}
