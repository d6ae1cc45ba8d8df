/* SPDX-License-Identifier: MIT */
/* Growing in place: each entry is taken out and put where it belongs in the
   larger table; one in the way that is not yet in place is taken out next. */
#include "closed_set.h"

#include <string.h>

enum { FIRST_SLOTS = 1 << 14 };

static u64 words_of(u64 slots)
{
    return (slots + 63) / 64;
}

u64 size_of_ledger(u64 slots)
{
    return slots * sizeof(Entry) + words_of(slots) * sizeof(u64);
}

void open_ledger(Ledger *ledger, void *memory, u64 slots)
{
    ledger->slots = memory;
    ledger->moved = (u64 *)(void *)(ledger->slots + slots);
    ledger->most = slots;
    ledger->size = slots < FIRST_SLOTS ? slots : FIRST_SLOTS;
    ledger->count = 0;
    memset(ledger->slots, 0, (size_t)ledger->size * sizeof(Entry));
}

Entry *find_entry(const Ledger *ledger, Key key, u32 print)
{
    u64 slot = slot_of_print(ledger, print);
    while (ledger->slots[slot].key.half[0] &&
           !same_key(ledger->slots[slot].key, key))
        slot = slot_behind(ledger, slot);
    return &ledger->slots[slot];
}

/* ---------------------------------------------------------------- growth */

static u8 is_in_place(const Ledger *ledger, u64 slot)
{
    return ledger->moved[slot / 64] >> slot % 64 & 1;
}

/* Puts an entry where it belongs; the one that was there, or none. */
static Entry settle(Ledger *ledger, Entry entry)
{
    u64 slot = slot_of_print(ledger, print_of_key(entry.key));
    Entry before;
    while (is_in_place(ledger, slot))
        slot = slot_behind(ledger, slot);
    before = ledger->slots[slot];
    ledger->slots[slot] = entry;
    ledger->moved[slot / 64] |= (u64)1 << slot % 64;
    return before;
}

static void settle_slot(Ledger *ledger, u64 slot)
{
    Entry entry = ledger->slots[slot];
    if (is_in_place(ledger, slot))
        return;
    memset(&ledger->slots[slot], 0, sizeof entry);
    while (entry.key.half[0])
        entry = settle(ledger, entry);
}

static void grow(Ledger *ledger, u64 size)
{
    u64 old = ledger->size;
    u64 slot;
    memset(&ledger->slots[old], 0, (size_t)(size - old) * sizeof(Entry));
    memset(ledger->moved, 0, (size_t)words_of(size) * sizeof(u64));
    ledger->size = size;
    for (slot = 0; slot < old; slot++)
        settle_slot(ledger, slot);
}

/* Seven slots in eight may be taken. */
u8 widen_ledger(Ledger *ledger, u32 more)
{
    u64 twice = ledger->size * 2;
    if (ledger->count + more <= ledger->size / 8 * 7)
        return 1;
    if (ledger->count + more > ledger->most / 8 * 7)
        return 0;
    grow(ledger, twice < ledger->most ? twice : ledger->most);
    return widen_ledger(ledger, more);
}
