/* SPDX-License-Identifier: MIT */
/* Grows a hash set in place, with no second table. First every key is marked
   as not yet moved. Then each marked slot is emptied and its content moved to
   where its key belongs in the larger table; if a marked entry occupies that
   slot, it is moved next. */
#include "hash_set.h"

#include <string.h>

STATIC_ASSERT(sizeof(HashKey) == 16);

#define MARK ((u64)1 << 63)

enum { FIRST_SIZE = 1 << 14 };

/* The new slots are empty. */
static void widen(HashSet *set, u64 size)
{
    ASSERT(size >= set->size && size <= set->most);
    memset(hash_set_slot(set, set->size), 0,
           (size_t)(size - set->size) * set->slot_size);
    set->size = size;
}

void hash_set_init(HashSet *set, void *slots, u32 slot_size, u64 most)
{
    ASSERT(slot_size >= sizeof(HashKey) && slot_size % sizeof(u64) == 0 &&
           slot_size <= HASH_SET_MOST_SLOT_SIZE);
    set->slots = slots;
    set->slot_size = slot_size;
    set->size = 0;
    set->most = most;
    set->count = 0;
    widen(set, most < FIRST_SIZE ? most : FIRST_SIZE);
}

/* ---------------------------------------------------------------- growing */

/* Most sets have slots of 16 bytes. The compiler specialises these functions
   for that size and compiles them once more for all others. With a constant
   size the built-in functions below copy through registers. */
#define SPECIALISED static inline __attribute__((always_inline))

SPECIALISED HashKey *sized_key_at(const HashSet *set, u64 slot, u32 slot_size)
{
    return (HashKey *)(void *)(set->slots + slot * slot_size);
}

static inline u8 is_marked(const HashKey *key)
{
    return key->half[0] >= MARK;
}

/* The first slot for a key that no moved key occupies. */
SPECIALISED HashKey *find_unsettled(const HashSet *set, HashKey key,
                                    u32 slot_size)
{
    u64 slot = hash_set_home(set, hash_key_hash(key));
    ASSERT_SLOW(key.half[0] && set->count < set->size);
    for (;;) {
        HashKey *found = sized_key_at(set, slot, slot_size);
        if (!found->half[0] || is_marked(found))
            return found;
        if (++slot == set->size)
            slot = 0;
    }
}

/* Moves the content of a slot to its place, then whatever was there, and so
   on. */
SPECIALISED void settle(HashSet *set, HashKey *slot, u32 slot_size)
{
    u64 moved[HASH_SET_MOST_SLOT_SIZE / sizeof(u64)];
    u64 next[HASH_SET_MOST_SLOT_SIZE / sizeof(u64)];
    if (!is_marked(slot))
        return;
    __builtin_memcpy(moved, slot, slot_size);
    __builtin_memset(slot, 0, slot_size);
    while (moved[0]) {
        HashKey key = {{moved[0] - MARK, moved[1]}};
        ASSERT_SLOW(is_marked((const HashKey *)(const void *)moved));
        HashKey *place = find_unsettled(set, key, slot_size);
        moved[0] = key.half[0];
        __builtin_memcpy(next, place, slot_size);
        __builtin_memcpy(place, moved, slot_size);
        __builtin_memcpy(moved, next, slot_size);
    }
}

SPECIALISED void settle_all(HashSet *set, u64 old, u32 slot_size)
{
    u64 slot;
    ASSERT_SLOW(old < set->size);
    for (slot = 0; slot < old; slot++) {
        HashKey *key = sized_key_at(set, slot, slot_size);
        if (key->half[0])
            key->half[0] += MARK;
    }
    for (slot = 0; slot < old; slot++)
        settle(set, sized_key_at(set, slot, slot_size), slot_size);
}

static void grow(HashSet *set, u64 size)
{
    u64 old = set->size;
    ASSERT(size > old && size <= set->most);
    widen(set, size);
    if (set->slot_size == sizeof(HashKey))
        settle_all(set, old, sizeof(HashKey));
    else
        settle_all(set, old, set->slot_size);
}

/* At most seven slots in eight are occupied, so that probe sequences stay
   short and always end at an empty slot. */
u8 hash_set_reserve(HashSet *set, u32 more)
{
    u64 twice = set->size * 2;
    ASSERT(more);
    if (set->count + more <= set->size / 8 * 7)
        return 1;
    if (set->count + more > set->most / 8 * 7)
        return 0;
    grow(set, twice < set->most ? twice : set->most);
    return hash_set_reserve(set, more);
}
