/* SPDX-License-Identifier: MIT */
/* The caller's memory, allocated from its beginning, and the limits of the
   search. */
#ifndef SOLVE_SLIDING_ARENA_H
#define SOLVE_SLIDING_ARENA_H

#include <stdint.h>

#include "solve/solve.h"

typedef struct Arena {
    u8 *next;
    u64 left;
} Arena;

enum { ARENA_STEP = 64 };

static inline Arena arena_of(void *memory, u64 size)
{
    Arena arena = {memory, size};
    u64 waste = -(uintptr_t)memory & (ARENA_STEP - 1);
    arena.next += waste < size ? waste : size;
    arena.left -= waste < size ? waste : size;
    return arena;
}

/* Memory for an array, or NULL. */
static inline void *take(Arena *arena, u64 count, u64 size)
{
    u64 bytes = (count * size + ARENA_STEP - 1) & -(u64)ARENA_STEP;
    void *taken = arena->next;
    if (bytes > arena->left)
        return NULL;
    arena->next += bytes;
    arena->left -= bytes;
    return taken;
}

/* What a search came to: nothing, a line, or the end of its budget. */
typedef enum Ending { NONE, FOUND, SPENT } Ending;

/* The limits of a question, counted down. */
typedef struct Budget {
    u64 left;
    const _Atomic u8 *stop;
    u64 saved; /* what was left when the caller said stop */
} Budget;

static inline u8 spend(Budget *budget)
{
    if (!budget->left)
        return 0;
    budget->left--;
    if (!(budget->left & 4095) && is_stop_set(budget->stop)) {
        budget->saved += budget->left;
        budget->left = 0;
    }
    return 1;
}

/* The same for many at once; 0 when they are more than what is left. */
static inline u8 spend_many(Budget *budget, u32 count)
{
    if (is_stop_set(budget->stop))
        budget->saved += budget->left;
    else if (budget->left >= count) {
        budget->left -= count;
        return 1;
    }
    budget->left = 0;
    return 0;
}

static inline u64 unspent(const Budget *budget)
{
    return budget->left + budget->saved;
}

/* A part of a budget, so many or all that is left, for a search of its own;
   what that leaves comes back. */
static inline Budget lend_part(Budget *budget, u64 most)
{
    Budget part = {budget->left < most ? budget->left : most, budget->stop, 0};
    budget->left -= part.left;
    return part;
}

static inline void end_part(Budget *budget, const Budget *part)
{
    budget->left += unspent(part);
}

#endif
