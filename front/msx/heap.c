/* SPDX-License-Identifier: MIT */
/* An allocator that only moves the end of the used memory, and checks that the
   stack keeps its share. */
#include "heap.h"

#include "bios.h"

/* From one call to the next, the end of the stack moves by at most this
   much. */
enum { CALLS = 64 };

static u8 *bottom;
static u8 *top;
static u8 *last; /* the last block */
static u16 stack;
u16 highest;

const Host heap_host = {NULL, heap_resize};

void heap_open(void *memory)
{
    bottom = memory;
    heap_empty();
}

void heap_empty(void)
{
    top = bottom;
    last = NULL;
}

void heap_keep_for_stack(u16 bytes)
{
    stack = bytes;
}

static u16 room(void)
{
    u16 end = (u16)(stack_now() - stack);
    return (u16)((u16)top < end ? end - (u16)top : 0);
}

u16 heap_left(void)
{
    u16 left = room();
    return (u16)(left > CALLS ? left - CALLS : 0);
}

static void *give(u8 *from, u16 size)
{
    last = from;
    top = from + size;
    if ((u16)top > highest)
        highest = (u16)top;
    return from;
}

void *heap_resize(void *context, void *memory, u32 size)
{
    u8 *from = memory ? memory : top;
    (void)context;
    if (!size) {
        if (memory && memory == last)
            top = last;
        return NULL;
    }
    if ((memory && memory != last) || size > room() + (u16)(top - from))
        return NULL;
    return give(from, (u16)size);
}
