/* SPDX-License-Identifier: MIT */
/* First fit: blocks lie one behind the other, each with its size before it;
   free ones that are neighbours become one as they are passed. */
#include "arena.h"

enum { ARENA_SIZE = 1 << 20, GRAIN = 8 };

typedef struct Block {
    u32 size; /* with this, a multiple of the grain */
    u32 used;
} Block;

static union {
    Block first;
    u8 bytes[ARENA_SIZE];
} arena;

static Block *block_behind(Block *block)
{
    Block *next = (Block *)(void *)((u8 *)block + block->size);
    return (u8 *)next < arena.bytes + ARENA_SIZE ? next : NULL;
}

static void join_free(Block *block)
{
    Block *next = block_behind(block);
    while (next && !next->used) {
        block->size += next->size;
        next = block_behind(block);
    }
}

/* What is left over stays free. */
static void cut(Block *block, u32 size)
{
    Block *rest;
    if (block->size < size + sizeof(Block) + GRAIN)
        return;
    rest = (Block *)(void *)((u8 *)block + size);
    rest->size = block->size - size;
    rest->used = 0;
    block->size = size;
}

static void *take(u32 size)
{
    Block *block = &arena.first;
    if (!block->size)
        block->size = ARENA_SIZE;
    size = (size + (u32)sizeof(Block) + GRAIN - 1) & ~(u32)(GRAIN - 1);
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
    Block *old = memory ? (Block *)memory - 1 : NULL;
    u32 i, kept;
    u8 *fresh;
    (void)context;
    if (!size) {
        if (old)
            old->used = 0;
        return NULL;
    }
    fresh = take(size);
    if (!fresh || !old)
        return fresh;
    kept = old->size - (u32)sizeof(Block);
    for (i = 0; i < kept && i < size; i++)
        fresh[i] = ((u8 *)memory)[i];
    old->used = 0;
    return fresh;
}

const Host arena_host = {NULL, resize};
