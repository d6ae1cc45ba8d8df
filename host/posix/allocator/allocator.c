/* SPDX-License-Identifier: MIT */
/* malloc and its kin for small static programs, which have no threads and keep
   little: musl's own are ten times as long. Free blocks are in a list, in the
   order of their addresses, and a block is taken from the first that is large
   enough (Kernighan and Ritchie, "The C Programming Language", 8.7). */
#include <assert.h>
#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/* What is before the memory of each block. The size includes it. */
typedef struct HeapBlock {
    _Alignas(max_align_t) size_t size;
    struct HeapBlock *next;
} HeapBlock;

static_assert((sizeof(HeapBlock) & (sizeof(HeapBlock) - 1)) == 0,
              "sizes are rounded by masks");

/* Memory is requested from the system in multiples of this size. */
enum { CHUNK = 1 << 16 };

static HeapBlock *unused;

static HeapBlock *end_of(const HeapBlock *block)
{
    return (HeapBlock *)((uintptr_t)block + block->size);
}

static void join_next(HeapBlock *block)
{
    HeapBlock *next = block->next;
    if (next && end_of(block) == next) {
        block->size += next->size;
        block->next = next->next;
    }
}

void free(void *memory)
{
    HeapBlock *block = memory;
    HeapBlock *before = NULL;
    if (!memory)
        return;
    block--;
    if (unused && unused < block)
        for (before = unused; before->next && before->next < block;)
            before = before->next;
    block->next = before ? before->next : unused;
    *(before ? &before->next : &unused) = block;
    join_next(block);
    if (before)
        join_next(before);
}

static int add_chunk(size_t size)
{
    HeapBlock *block;
    size = (size + CHUNK - 1) & ~(size_t)(CHUNK - 1);
    block = mmap(NULL, size, PROT_READ | PROT_WRITE,
                 MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (block == MAP_FAILED)
        return 0;
    block->size = size;
    free(block + 1);
    return 1;
}

static HeapBlock *take(size_t size)
{
    HeapBlock **at = &unused;
    HeapBlock *block, *rest;
    while (*at && (*at)->size < size)
        at = &(*at)->next;
    block = *at;
    if (!block)
        return NULL;
    *at = block->next;
    if (block->size > size) {
        rest = (HeapBlock *)((uintptr_t)block + size);
        rest->size = block->size - size;
        rest->next = block->next;
        *at = rest;
        block->size = size;
    }
    return block;
}

void *malloc(size_t size)
{
    HeapBlock *block = NULL;
    if (size < PTRDIFF_MAX - CHUNK) {
        size = (size + 2 * sizeof(HeapBlock) - 1) & ~(sizeof(HeapBlock) - 1);
        block = take(size);
        if (!block && add_chunk(size))
            block = take(size);
    }
    if (!block) {
        errno = ENOMEM;
        return NULL;
    }
    return block + 1;
}

void *calloc(size_t count, size_t size)
{
    void *memory;
    if (size && count > SIZE_MAX / size) {
        errno = ENOMEM;
        return NULL;
    }
    memory = malloc(count * size);
    return memory ? memset(memory, 0, count * size) : NULL;
}

void *realloc(void *memory, size_t size)
{
    void *fresh;
    size_t had;
    if (!memory)
        return malloc(size);
    had = ((HeapBlock *)memory - 1)->size - sizeof(HeapBlock);
    if (size <= had)
        return memory;
    fresh = malloc(size);
    if (!fresh)
        return NULL;
    memcpy(fresh, memory, had);
    free(memory);
    return fresh;
}
