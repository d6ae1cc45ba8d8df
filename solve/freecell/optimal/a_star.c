/* SPDX-License-Identifier: MIT */
/* Positions level by level: those of the least excess first, then those with
   one more. The ledger tells what is due; what comes up on the way is looked
   at next, the latest first. */
#include "optimal.h"

#include <string.h>

u32 least_left(const Best *best, const View *view)
{
    return least_aside(view) + least_to_escape(view, best->room);
}

/* ---------------------------------------------------------------- ledger */

/* The last position that was made is due. */
static void keep_at_hand(Best *best, HashKey key)
{
    best->at_hand[best->at_hand_count].key = key;
    if (best->at_hand_count < MOST_AT_HAND)
        best->at_hand_count++;
    else
        best->missed = 1;
}

/* How far the bound exceeds the first one after so many moves, or what was
   known of that. */
static u32 weigh_child(Best *best, const Child *child)
{
    View *view = &best->at_hand[best->at_hand_count].view;
    i32 excess;
    follow_flight(view, &best->view, &child->flight);
    excess = (i32)(child->spent + least_aside(view) - best->bound);
    if (excess >= (i32)best->limit)
        return (u32)excess;
    excess += (i32)least_to_escape(view, best->room);
    return excess < child->excess ? child->excess : (u32)excess;
}

/* A way to a position, of use if it is a better one. */
static void come_by(Best *best, const Child *child, u32 parent)
{
    const Flight *flight = &child->flight;
    ClosedEntry *entry =
        closed_set_find(&best->closed, flight->key, child->hash);
    u8 won = !(flight->tops | flight->cells);
    u32 excess;
    if (entry->key.half[0] && entry->cost <= child->spent)
        return;
    excess = weigh_child(best, child);
    if (excess >= best->limit) {
        best->beyond |= best->limit > MOST_EXCESS;
        return;
    }
    best->closed.count += !entry->key.half[0];
    entry->key = flight->key;
    entry->parent = parent;
    entry->cost = child->spent;
    entry->due = won ? 0 : (u8)(excess + 1);
    if (won) {
        best->limit = (u8)excess;
        best->goal = flight->key;
    } else if (excess <= best->excess)
        keep_at_hand(best, flight->key);
}

static void come_by_children(Best *best, u32 parent)
{
    u32 i;
    for (i = 0; i < best->count; i++)
        closed_set_prefetch(&best->closed, best->children[i].hash);
    for (i = 0; i < best->count; i++)
        if (best->children[i].excess < best->limit)
            come_by(best, &best->children[i], parent);
}

/* ---------------------------------------------------------------- levels */

static u8 is_due(const Best *best, const ClosedEntry *entry)
{
    return entry->due && entry->due <= best->excess + 1;
}

static void read_position(Best *best, const ClosedEntry *entry)
{
    best->key = entry->key;
    best->spent = entry->cost;
    read_key(&best->view, &best->digits, entry->key);
}

/* Looks at what was read; whether there were nodes and memory for that. */
static u8 look_around(Best *best, const Question *question, ClosedEntry *entry)
{
    u64 size = best->closed.size;
    u32 hash = hash_key_hash(best->key);
    if (best->nodes == question->most_nodes || is_stopped(question) ||
        best->closed.count >= best->most_positions ||
        !hash_set_reserve(&best->closed, MOST_CHILDREN))
        return 0;
    if (best->closed.size != size) {
        best->missed = 1;
        entry = closed_set_find(&best->closed, best->key, hash);
    }
    best->nodes++;
    best->looked[best->excess]++;
    entry->due = 0;
    list_children(best);
    come_by_children(best, hash);
    return 1;
}

/* All that came up on the way from what is due. */
static u8 clear_hand(Best *best, const Question *question)
{
    while (best->at_hand_count && best->excess < best->limit) {
        const AtHand *last = &best->at_hand[--best->at_hand_count];
        ClosedEntry *entry = closed_set_find(&best->closed, last->key,
                                             hash_key_hash(last->key));
        if (!is_due(best, entry))
            continue;
        best->key = last->key;
        best->view = last->view;
        best->spent = entry->cost;
        if (!look_around(best, question, entry))
            return 0;
    }
    return 1;
}

static u8 look_at(Best *best, const Question *question, ClosedEntry *entry)
{
    read_position(best, entry);
    return look_around(best, question, entry) && clear_hand(best, question);
}

static u8 sweep(Best *best, const Question *question)
{
    u64 slot;
    best->missed = 0;
    for (slot = 0; slot < best->closed.size && best->excess < best->limit;
         slot++) {
        ClosedEntry *entry = hash_set_slot(&best->closed, slot);
        if (is_due(best, entry) && !look_at(best, question, entry))
            return 0;
    }
    return 1;
}

u8 search_levels(Best *best, const Question *question)
{
    for (; best->excess < best->limit; best->excess++) {
        best->at_hand_count = 0;
        do
            if (!sweep(best, question))
                return 0;
        while (best->missed && best->excess < best->limit);
        if (best->excess == best->limit)
            break;
    }
    return 1;
}

/* ---------------------------------------------------------- the way back */

static const Child *find_child(const Best *best, const ClosedEntry *entry)
{
    u32 i;
    for (i = 0; i < best->count; i++)
        if (hash_key_equal(best->children[i].flight.key, entry->key) &&
            best->children[i].spent <= entry->cost)
            return &best->children[i];
    return NULL;
}

/* The position that the best way to this one goes through, which is read. */
static const Child *find_parent(Best *best, const ClosedEntry *entry)
{
    const HashSet *closed = &best->closed;
    u64 slot = hash_set_home(closed, entry->parent);
    for (;; slot = slot + 1 == closed->size ? 0 : slot + 1) {
        const ClosedEntry *parent = hash_set_slot(closed, slot);
        const Child *child;
        if (!parent->key.half[0])
            return NULL;
        if (hash_key_hash(parent->key) != entry->parent)
            continue;
        read_position(best, parent);
        list_children(best);
        child = find_child(best, entry);
        if (child)
            return child;
    }
}

u8 trace(Best *best)
{
    HashKey key = best->goal;
    u32 first = MOST_STEPS_DEEP;
    best->limit = MOST_EXCESS + 1;
    while (!hash_key_equal(key, best->start)) {
        const Child *child = find_parent(
            best, closed_set_find(&best->closed, key, hash_key_hash(key)));
        if (!child || !first)
            return 0;
        best->steps[--first] = child->flight.step;
        key = best->key;
    }
    best->step_count = MOST_STEPS_DEEP - first;
    memmove(best->steps, best->steps + first,
            best->step_count * sizeof *best->steps);
    return 1;
}
