/* SPDX-License-Identifier: MIT */
/* A* (Hart, Nilsson and Raphael, "A formal basis for the heuristic
   determination of minimum cost paths", 1968), one f-value after another.
   There is no priority queue, since few distinct f-values occur: a sweep over
   the closed set finds the states that are due at the current excess, and
   successors that are due at once go onto a stack. A state that is reached
   again by a cheaper path is expanded again. */
#include "optimal.h"

#include <string.h>

u32 a_star_bound(const OptimalSearch *search, const BoundedState *state)
{
    return blocking_bound(state) + dead_end_bound(state, search->room);
}

/* ------------------------------------------------------------ closed set */

/* Pushes the state generated last, which is due now. */
static void push_open(OptimalSearch *search, HashKey key)
{
    ASSERT_SLOW(search->open_count <= MOST_OPEN);
    search->open[search->open_count].key = key;
    if (search->open_count < MOST_OPEN)
        search->open_count++;
    else
        search->open_overflowed = 1;
}

/* The excess of the successor, never less than that of its parent (this is
   called pathmax, see Mero, "A heuristic search algorithm with modifiable
   estimate", 1984). */
static u32 successor_excess(OptimalSearch *search,
                            const OptimalSuccessor *successor)
{
    BoundedState *state = &search->open[search->open_count].state;
    i32 excess;
    ASSERT_SLOW(successor->excess < search->limit);
    bounded_state_apply(state, &search->state, &successor->applied);
    excess =
        (i32)(successor->path_cost + blocking_bound(state) - search->bound);
    if (excess >= (i32)search->limit)
        return (u32)excess;
    excess += (i32)dead_end_bound(state, search->room);
    return excess < successor->excess ? successor->excess : (u32)excess;
}

/* Records a path to a state if the state is new or the path cheaper than the
   one known. */
static void relax(OptimalSearch *search, const OptimalSuccessor *successor,
                  u32 parent)
{
    const AppliedStep *applied = &successor->applied;
    ClosedEntry *entry =
        closed_set_find(&search->closed, applied->key, successor->hash);
    u8 won = !(applied->tops | applied->cells);
    u32 excess;
    ASSERT_SLOW(successor->path_cost <= MOST_PATH_COST);
    if (entry->key.half[0] && entry->cost <= successor->path_cost)
        return;
    excess = successor_excess(search, successor);
    /* An admissible bound is 0 at a goal. */
    ASSERT_SLOW(!won ||
                !blocking_bound(&search->open[search->open_count].state));
    if (excess >= search->limit) {
        search->cost_overflowed |= search->limit > MOST_EXCESS;
        return;
    }
    search->closed.count += !entry->key.half[0];
    entry->key = applied->key;
    entry->parent = parent;
    entry->cost = successor->path_cost;
    entry->due = won ? 0 : (u8)(excess + 1);
    if (won) {
        search->limit = (u8)excess;
        search->goal = applied->key;
    } else if (excess <= search->excess)
        push_open(search, applied->key);
}

static void relax_all(OptimalSearch *search, u32 parent)
{
    u32 i;
    for (i = 0; i < search->count; i++)
        closed_set_prefetch(&search->closed, search->successors[i].hash);
    for (i = 0; i < search->count; i++)
        if (search->successors[i].excess < search->limit)
            relax(search, &search->successors[i], parent);
}

/* ---------------------------------------------------------------- levels */

static u8 is_due(const OptimalSearch *search, const ClosedEntry *entry)
{
    ASSERT_SLOW(entry->due <= MOST_EXCESS + 1);
    return entry->due && entry->due <= search->excess + 1;
}

static void read_position(OptimalSearch *search, const ClosedEntry *entry)
{
    ASSERT_SLOW(entry->key.half[0]);
    search->key = entry->key;
    search->path_cost = entry->cost;
    bounded_state_read_key(&search->state, &search->digits, entry->key);
}

/* Expands the current state; returns 0 if nodes or memory have run out. */
static u8 expand(OptimalSearch *search, const Question *question,
                 ClosedEntry *entry)
{
    u64 size = search->closed.size;
    u32 hash = hash_key_hash(search->key);
    if (search->nodes == question->most_nodes || is_stopped(question) ||
        search->closed.count >= search->most_positions ||
        !hash_set_reserve(&search->closed, MOST_OPTIMAL_SUCCESSORS))
        return 0;
    if (search->closed.size != size) {
        search->open_overflowed = 1;
        entry = closed_set_find(&search->closed, search->key, hash);
    }
    ASSERT_SLOW(is_due(search, entry) && search->excess <= MOST_EXCESS);
    search->nodes++;
    search->looked[search->excess]++;
    entry->due = 0;
    optimal_expand(search);
    relax_all(search, hash);
    return 1;
}

/* Expands all states on the stack. */
static u8 expand_open(OptimalSearch *search, const Question *question)
{
    ASSERT_SLOW(search->open_count <= MOST_OPEN);
    while (search->open_count && search->excess < search->limit) {
        const OpenEntry *last = &search->open[--search->open_count];
        ClosedEntry *entry = closed_set_find(&search->closed, last->key,
                                             hash_key_hash(last->key));
        if (!is_due(search, entry))
            continue;
        search->key = last->key;
        search->state = last->state;
        search->path_cost = entry->cost;
        if (!expand(search, question, entry))
            return 0;
    }
    return 1;
}

static u8 expand_entry(OptimalSearch *search, const Question *question,
                       ClosedEntry *entry)
{
    read_position(search, entry);
    return expand(search, question, entry) && expand_open(search, question);
}

static u8 sweep(OptimalSearch *search, const Question *question)
{
    u64 slot;
    search->open_overflowed = 0;
    for (slot = 0;
         slot < search->closed.size && search->excess < search->limit;
         slot++) {
        ClosedEntry *entry = hash_set_slot(&search->closed, slot);
        if (is_due(search, entry) && !expand_entry(search, question, entry))
            return 0;
    }
    return 1;
}

u8 a_star_run(OptimalSearch *search, const Question *question)
{
    ASSERT(search->limit <= MOST_EXCESS + 1);
    for (; search->excess < search->limit; search->excess++) {
        search->open_count = 0;
        do
            if (!sweep(search, question))
                return 0;
        while (search->open_overflowed && search->excess < search->limit);
        if (search->excess == search->limit)
            break;
    }
    return 1;
}

/* ---------------------------------------------------------- the way back */

static const OptimalSuccessor *find_successor(const OptimalSearch *search,
                                              const ClosedEntry *entry)
{
    u32 i;
    for (i = 0; i < search->count; i++)
        if (hash_key_equal(search->successors[i].applied.key, entry->key) &&
            search->successors[i].path_cost <= entry->cost)
            return &search->successors[i];
    return NULL;
}

/* Finds the parent on the best path and makes it the current state. */
static const OptimalSuccessor *find_parent(OptimalSearch *search,
                                           const ClosedEntry *entry)
{
    const HashSet *closed = &search->closed;
    u64 slot = hash_set_home(closed, entry->parent);
    ASSERT(entry->key.half[0]);
    for (;; slot = slot + 1 == closed->size ? 0 : slot + 1) {
        const ClosedEntry *parent = hash_set_slot(closed, slot);
        const OptimalSuccessor *successor;
        if (!parent->key.half[0])
            return NULL;
        if (hash_key_hash(parent->key) != entry->parent)
            continue;
        read_position(search, parent);
        optimal_expand(search);
        successor = find_successor(search, entry);
        if (successor)
            return successor;
    }
}

u8 a_star_trace(OptimalSearch *search)
{
    HashKey key = search->goal;
    u32 first = MOST_STEPS_DEEP;
    search->limit = MOST_EXCESS + 1;
    while (!hash_key_equal(key, search->start)) {
        const OptimalSuccessor *successor = find_parent(
            search, closed_set_find(&search->closed, key, hash_key_hash(key)));
        if (!successor || !first)
            return 0;
        search->steps[--first] = successor->applied.step;
        key = search->key;
    }
    ASSERT(first <= MOST_STEPS_DEEP);
    search->step_count = MOST_STEPS_DEEP - first;
    memmove(search->steps, search->steps + first,
            search->step_count * sizeof *search->steps);
    return 1;
}
