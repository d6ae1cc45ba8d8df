/* SPDX-License-Identifier: MIT */
/* An allocator with one run of blocks that grows at its end. Few blocks are in
   use at a time, so a linear search for a free one is fast enough. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { STEP = 16, PAGE_BITS = 16 };

/* The header before each allocated piece of memory. */
typedef struct Block {
    size_t size; /* including this header */
    size_t used;
    size_t rest[2];
} Block;

extern unsigned char __heap_base;

static Block *first;
static char *end;
static char *fresh; /* memory beyond it is still zero */

static Block *next_of(Block *block)
{
    return (Block *)(void *)((char *)block + block->size);
}

static void lay_block(char *at, size_t size)
{
    Block *block = (Block *)(void *)at;
    block->size = size;
    block->used = 0;
}

static char *end_of_memory(void)
{
    return (char *)(__builtin_wasm_memory_size(0) << PAGE_BITS);
}

static void start(void)
{
    uintptr_t from = (uintptr_t)&__heap_base;
    from = (from + STEP - 1) / STEP * STEP;
    first = (Block *)from;
    fresh = (char *)from + sizeof(Block);
    end = end_of_memory();
    lay_block((char *)from, (size_t)(end - (char *)from));
}

static int grow(size_t size)
{
    const size_t pages = (size >> PAGE_BITS) + 1;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1)
        return 0;
    lay_block(end, pages << PAGE_BITS);
    end += pages << PAGE_BITS;
    return 1;
}

/* Merges the block with the free blocks after it and clears their headers. */
static void merge(Block *block)
{
    Block *next = next_of(block);
    while ((char *)next < end && !next->used) {
        block->size += next->size;
        memset(next, 0, sizeof *next);
        next = next_of(block);
    }
}

/* Splits off the excess of a block as a free block. */
static void cut(Block *block, size_t size)
{
    if (block->size - size > STEP) {
        lay_block((char *)block + size, block->size - size);
        block->size = size;
    }
}

static void *take(Block *block, size_t size)
{
    cut(block, size);
    block->used = 1;
    if ((char *)next_of(block) > fresh)
        fresh = (char *)next_of(block);
    return block + 1;
}

static Block *find(size_t size)
{
    Block *block;
    for (block = first; (char *)block < end; block = next_of(block)) {
        if (block->used)
            continue;
        merge(block);
        if (block->size >= size)
            return block;
    }
    return NULL;
}

/* The size of the block to allocate, or 0 if it is too large. */
static size_t whole(size_t size)
{
    if (size >= SIZE_MAX / 2)
        return 0;
    return (size + STEP - 1) / STEP * STEP + sizeof(Block);
}

void *malloc(size_t size)
{
    const size_t need = whole(size);
    Block *block;
    if (!first)
        start();
    if (!need)
        return NULL;
    block = find(need);
    if (!block && grow(need))
        block = find(need);
    return block ? take(block, need) : NULL;
}

void free(void *memory)
{
    if (memory)
        ((Block *)memory - 1)->used = 0;
}

void *calloc(size_t count, size_t size)
{
    const size_t all = count * size;
    const char *dirty = fresh;
    char *memory;
    if (size && all / size != count)
        return NULL;
    memory = malloc(all);
    if (memory && !dirty)
        dirty = memory;
    if (memory && memory < dirty)
        memset(memory, 0,
               (size_t)(dirty - memory) < all ? (size_t)(dirty - memory)
                                              : all);
    return memory;
}

void *realloc(void *memory, size_t size)
{
    Block *block = (Block *)memory - 1;
    const size_t need = whole(size);
    size_t had;
    void *other;
    if (!memory)
        return malloc(size);
    had = block->size;
    merge(block);
    if (need && block->size >= need)
        return take(block, need);
    other = malloc(size);
    if (other) {
        memcpy(other, memory, had - sizeof(Block));
        free(memory);
    }
    return other;
}

/* ---------------------------------------------------------- without files */

void *mmap(void *at, size_t size, int protection, int flags, int file,
           long offset)
{
    void *memory = file < 0 ? calloc(1, size) : NULL;
    (void)at;
    (void)protection;
    (void)flags;
    (void)offset;
    return memory ? memory : MAP_FAILED;
}

int munmap(void *memory, size_t size)
{
    (void)size;
    free(memory);
    return 0;
}

int madvise(void *memory, size_t size, int advice)
{
    (void)memory;
    (void)size;
    (void)advice;
    return 0;
}
