/* SPDX-License-Identifier: MIT */
/* An arena allocates the caller's memory from its beginning and frees
   everything at once; a budget counts the nodes of a question down. All
   searches of the sliding puzzle use both. */
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
    ASSERT_SLOW(arena.left <= size);
    return arena;
}

/* Returns memory for an array, or NULL if it does not fit. */
static inline void *take(Arena *arena, u64 count, u64 size)
{
    u64 bytes = (count * size + ARENA_STEP - 1) & -(u64)ARENA_STEP;
    void *taken = arena->next;
    ASSERT_SLOW(size);
    if (bytes > arena->left)
        return NULL;
    arena->next += bytes;
    arena->left -= bytes;
    return taken;
}

/* How a search ended: without a result, with a line, or because its budget ran
   out. */
typedef enum Ending { NONE, FOUND, SPENT } Ending;

/* The nodes a question may still use. */
typedef struct Budget {
    u64 left;
    const Question *question; /* says when to stop; NULL: never */
    u64 saved;                /* what was left when the caller said stop */
} Budget;

static inline u8 spend(Budget *budget)
{
    ASSERT_SLOW(budget->left + budget->saved >= budget->left);
    if (!budget->left)
        return 0;
    budget->left--;
    if (!(budget->left & 4095) && is_stopped(budget->question)) {
        budget->saved += budget->left;
        budget->left = 0;
    }
    return 1;
}

/* The same for many nodes at once; returns 0 if fewer are left. */
static inline u8 spend_many(Budget *budget, u32 count)
{
    if (is_stopped(budget->question))
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

/* Lends part of a budget to another search: "most" nodes, or all that are
   left. end_part returns what that search did not use. */
static inline Budget lend_part(Budget *budget, u64 most)
{
    Budget part = {budget->left < most ? budget->left : most, budget->question,
                   0};
    budget->left -= part.left;
    ASSERT_SLOW(part.left <= most);
    return part;
}

static inline void end_part(Budget *budget, const Budget *part)
{
    ASSERT_SLOW(budget->left + unspent(part) >= budget->left);
    budget->left += unspent(part);
}

#endif
