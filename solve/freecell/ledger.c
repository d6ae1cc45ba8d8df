/* SPDX-License-Identifier: MIT */
/* Growing in place: each entry is taken out and put where it belongs in the
   larger table; one in the way that is not yet in place is taken out next. */
#include "ledger.h"

#include <string.h>

enum { FIRST_SLOTS = 1 << 14 };

static u64 slot_of_key(const Ledger *ledger, Key key)
{
    u64 mixed = (key.half[0] * 0x9E3779B97F4A7C15) ^
                (key.half[1] * 0xC2B2AE3D27D4EB4F);
    mixed = (mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93;
    return (mixed >> 32) * ledger->size >> 32;
}

static u64 words_of(u64 slots)
{
    return (slots + 63) / 64;
}

u64 size_of_ledger(u64 slots)
{
    return slots * sizeof(Key) + words_of(slots) * sizeof(u64);
}

void open_ledger(Ledger *ledger, void *memory, u64 slots)
{
    ledger->slots = memory;
    ledger->moved = (u64 *)(void *)(ledger->slots + slots);
    ledger->most = slots;
    ledger->size = slots < FIRST_SLOTS ? slots : FIRST_SLOTS;
    ledger->count = 0;
    memset(ledger->slots, 0, (size_t)ledger->size * sizeof(Key));
}

const Key *find_slot(const Ledger *ledger, Key key)
{
    return &ledger->slots[slot_of_key(ledger, key)];
}

Key *find_entry(const Ledger *ledger, Key key)
{
    u64 slot = slot_of_key(ledger, key);
    while (ledger->slots[slot].half[0] &&
           !same_key(key_of_entry(ledger->slots[slot]), key))
        if (++slot == ledger->size)
            slot = 0;
    return &ledger->slots[slot];
}

/* ---------------------------------------------------------------- growth */

static u8 is_in_place(const Ledger *ledger, u64 slot)
{
    return ledger->moved[slot / 64] >> slot % 64 & 1;
}

/* Puts an entry where it belongs; the one that was there, or none. */
static Key settle(Ledger *ledger, Key entry)
{
    u64 slot = slot_of_key(ledger, key_of_entry(entry));
    Key before;
    while (is_in_place(ledger, slot))
        if (++slot == ledger->size)
            slot = 0;
    before = ledger->slots[slot];
    ledger->slots[slot] = entry;
    ledger->moved[slot / 64] |= (u64)1 << slot % 64;
    return before;
}

static void settle_slot(Ledger *ledger, u64 slot)
{
    Key entry = ledger->slots[slot];
    if (is_in_place(ledger, slot))
        return;
    ledger->slots[slot].half[0] = 0;
    while (entry.half[0])
        entry = settle(ledger, entry);
}

static void grow(Ledger *ledger, u64 size)
{
    u64 old = ledger->size;
    u64 slot;
    memset(&ledger->slots[old], 0, (size_t)(size - old) * sizeof(Key));
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
