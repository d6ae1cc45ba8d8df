/* SPDX-License-Identifier: MIT */
/* Growing in place: every key is marked as not yet moved, then each is taken
   out and put where it belongs in the larger table; a marked one that is in
   the way is taken out next. */
#include "hash_set.h"

#include <string.h>

#define MARK ((u64)1 << 63)

enum { FIRST_SIZE = 1 << 14 };

static void widen(Table *table, u64 size)
{
    memset(&table->slots[table->size], 0,
           (size_t)(size - table->size) * sizeof(Key));
    table->size = size;
}

void clear_table(Table *table, Key *slots, u64 most)
{
    table->slots = slots;
    table->size = 0;
    table->most = most;
    table->count = 0;
    widen(table, most < FIRST_SIZE ? most : FIRST_SIZE);
}

static u8 is_marked(Key key)
{
    return key.half[0] >= MARK;
}

/* Puts a key where it belongs; the marked one that was there, or none. */
static Key settle(Table *table, Key key)
{
    u64 slot = slot_of(table, key);
    Key before;
    while (table->slots[slot].half[0] && !is_marked(table->slots[slot]))
        if (++slot == table->size)
            slot = 0;
    before = table->slots[slot];
    table->slots[slot] = key;
    return before;
}

static void settle_slot(Table *table, u64 slot)
{
    Key key = table->slots[slot];
    if (!is_marked(key))
        return;
    table->slots[slot].half[0] = 0;
    while (key.half[0]) {
        key.half[0] -= MARK;
        key = settle(table, key);
    }
}

static void grow(Table *table, u64 size)
{
    u64 old = table->size;
    u64 slot;
    for (slot = 0; slot < old; slot++)
        if (table->slots[slot].half[0])
            table->slots[slot].half[0] += MARK;
    widen(table, size);
    for (slot = 0; slot < old; slot++)
        settle_slot(table, slot);
}

/* Seven slots in eight may be taken. */
u8 make_room(Table *table, u32 more)
{
    if (table->count + more <= table->size / 8 * 7)
        return 1;
    if (table->count + more > table->most / 8 * 7)
        return 0;
    grow(table, table->size * 2 < table->most ? table->size * 2 : table->most);
    return make_room(table, more);
}
