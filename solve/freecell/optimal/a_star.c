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
static void keep_at_hand(Best *best, Key key)
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
    Entry *entry = find_entry(&best->ledger, flight->key, child->print);
    u8 won = !(flight->tops | flight->cells);
    u32 excess;
    if (entry->key.half[0] && entry->spent <= child->spent)
        return;
    excess = weigh_child(best, child);
    if (excess >= best->limit) {
        best->beyond |= best->limit > MOST_EXCESS;
        return;
    }
    best->ledger.count += !entry->key.half[0];
    entry->key = flight->key;
    entry->parent = parent;
    entry->spent = child->spent;
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
        fetch_slot(&best->ledger, best->children[i].print);
    for (i = 0; i < best->count; i++)
        if (best->children[i].excess < best->limit)
            come_by(best, &best->children[i], parent);
}

/* ---------------------------------------------------------------- levels */

static u8 is_due(const Best *best, const Entry *entry)
{
    return entry->due && entry->due <= best->excess + 1;
}

static void read_position(Best *best, const Entry *entry)
{
    best->key = entry->key;
    best->spent = entry->spent;
    read_key(&best->view, &best->digits, entry->key);
}

/* Looks at what was read; whether there were nodes and memory for that. */
static u8 look_around(Best *best, const Question *question, Entry *entry)
{
    u64 size = best->ledger.size;
    u32 print = print_of_key(best->key);
    if (best->nodes == question->most_nodes || is_stopped(question) ||
        best->ledger.count >= best->most_positions ||
        !widen_ledger(&best->ledger, MOST_CHILDREN))
        return 0;
    if (best->ledger.size != size) {
        best->missed = 1;
        entry = find_entry(&best->ledger, best->key, print);
    }
    best->nodes++;
    best->looked[best->excess]++;
    entry->due = 0;
    list_children(best);
    come_by_children(best, print);
    return 1;
}

/* All that came up on the way from what is due. */
static u8 clear_hand(Best *best, const Question *question)
{
    while (best->at_hand_count && best->excess < best->limit) {
        const AtHand *last = &best->at_hand[--best->at_hand_count];
        Entry *entry =
            find_entry(&best->ledger, last->key, print_of_key(last->key));
        if (!is_due(best, entry))
            continue;
        best->key = last->key;
        best->view = last->view;
        best->spent = entry->spent;
        if (!look_around(best, question, entry))
            return 0;
    }
    return 1;
}

static u8 look_at(Best *best, const Question *question, Entry *entry)
{
    read_position(best, entry);
    return look_around(best, question, entry) && clear_hand(best, question);
}

static u8 sweep(Best *best, const Question *question)
{
    u64 slot;
    best->missed = 0;
    for (slot = 0; slot < best->ledger.size && best->excess < best->limit;
         slot++) {
        Entry *entry = &best->ledger.slots[slot];
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

static const Child *find_child(const Best *best, const Entry *entry)
{
    u32 i;
    for (i = 0; i < best->count; i++)
        if (same_key(best->children[i].flight.key, entry->key) &&
            best->children[i].spent <= entry->spent)
            return &best->children[i];
    return NULL;
}

/* The position that the best way to this one goes through, which is read. */
static const Child *find_parent(Best *best, const Entry *entry)
{
    const Ledger *ledger = &best->ledger;
    u64 slot = slot_of_print(ledger, entry->parent);
    for (; ledger->slots[slot].key.half[0]; slot = slot_behind(ledger, slot)) {
        const Entry *parent = &ledger->slots[slot];
        const Child *child;
        if (print_of_key(parent->key) != entry->parent)
            continue;
        read_position(best, parent);
        list_children(best);
        child = find_child(best, entry);
        if (child)
            return child;
    }
    return NULL;
}

u8 trace(Best *best)
{
    Key key = best->goal;
    u32 first = MOST_STEPS_DEEP;
    best->limit = MOST_EXCESS + 1;
    while (!same_key(key, best->start)) {
        const Child *child = find_parent(
            best, find_entry(&best->ledger, key, print_of_key(key)));
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
