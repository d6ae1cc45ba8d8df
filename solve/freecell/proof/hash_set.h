/* SPDX-License-Identifier: MIT */
/* A set of keys that grows in place, up to the memory it may have. */
#ifndef SOLVE_FREECELL_TABLE_H
#define SOLVE_FREECELL_TABLE_H

#include "exact_key.h"

typedef struct Table {
    Key *slots; /* a half of 0 is no key: keys have 1 added by the owner */
    u64 size;   /* in slots */
    u64 most;
    u64 count;
} Table;

void clear_table(Table *table, Key *slots, u64 most);

static inline u64 slot_of(const Table *table, Key key)
{
    u64 mixed = (key.half[0] * 0x9E3779B97F4A7C15) ^
                (key.half[1] * 0xC2B2AE3D27D4EB4F);
    mixed = (mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93;
    return (mixed >> 32) * table->size >> 32;
}

static inline void fetch_slot(const Table *table, Key key)
{
    __builtin_prefetch(&table->slots[slot_of(table, key)], 1);
}

/* Whether the key is new; the table must have room. */
static inline u8 add_key(Table *table, Key key)
{
    u64 slot = slot_of(table, key);
    while (table->slots[slot].half[0]) {
        if (same_key(table->slots[slot], key))
            return 0;
        if (++slot == table->size)
            slot = 0;
    }
    table->slots[slot] = key;
    table->count++;
    return 1;
}

/* Makes room for so many more keys, or tells that there is none. */
u8 make_room(Table *table, u32 more);

#endif
