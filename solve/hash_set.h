/* SPDX-License-Identifier: MIT */
/* A hash set of exact 126-bit keys, with open addressing and linear probing
   (Knuth, The Art of Computer Programming 3, 6.4, algorithm L). A slot begins
   with its key; the rest of it belongs to the caller. The table starts small,
   so that short searches stay in the cache, and grows in place up to the
   memory it was given: there is never a second copy. */
#ifndef SOLVE_HASH_SET_H
#define SOLVE_HASH_SET_H

#include "solve/mix.h"
#include "solve/solve.h"

/* The first half is never 0 and is below 2^63. A first half of 0 marks an
   empty slot, and growing uses the highest bit as its mark. */
typedef struct HashKey {
    u64 half[2];
} HashKey;

typedef struct HashSet {
    u8 *slots;
    u64 size; /* in slots */
    u64 most;
    u64 count;
    u32 slot_size; /* in bytes, a multiple of 8 */
} HashSet;

enum { HASH_SET_MOST_SLOT_SIZE = 32 };

static inline u8 hash_key_equal(HashKey a, HashKey b)
{
    return a.half[0] == b.half[0] && a.half[1] == b.half[1];
}

static inline u32 hash_key_hash(HashKey key)
{
    return mix_pair(key.half[0], key.half[1]);
}

/* The slot where the search for a key with this hash begins. */
static inline u64 hash_set_home(const HashSet *set, u32 hash)
{
    return hash * set->size >> 32;
}

/* A slot by its index. Each begins with a HashKey. */
static inline void *hash_set_slot(const HashSet *set, u64 slot)
{
    ASSERT_SLOW(slot <= set->most);
    return set->slots + slot * set->slot_size;
}

void hash_set_init(HashSet *set, void *slots, u32 slot_size, u64 most);
/* Makes room for "more" further keys; returns 0 if the memory does not
   suffice. Keys may move to other slots. */
u8 hash_set_reserve(HashSet *set, u32 more);

/* The functions below run in the innermost loops. The caller passes the size
   of a slot as a constant, because a multiplication by a variable is
   noticeable there. */
static inline void hash_set_prefetch(const HashSet *set, u32 hash,
                                     u32 slot_size)
{
    __builtin_prefetch(set->slots + hash_set_home(set, hash) * slot_size, 1);
}

/* The slot of a key, or the empty slot where it belongs. A caller that fills
   an empty slot writes the key and increments the count. There must be an
   empty slot: see hash_set_reserve. */
static inline void *hash_set_find(const HashSet *set, HashKey key, u32 hash,
                                  u32 slot_size)
{
    u64 slot = hash_set_home(set, hash);
    ASSERT_SLOW(key.half[0] && !(key.half[0] >> 63) &&
                slot_size == set->slot_size);
    ASSERT_SLOW(set->count < set->size); /* the loop ends at an empty slot */
    for (;;) {
        HashKey *found = (HashKey *)(void *)(set->slots + slot * slot_size);
        if (!found->half[0] || hash_key_equal(*found, key))
            return found;
        if (++slot == set->size)
            slot = 0;
    }
}

/* Inserts a key into a set that stores nothing but keys and has room; returns
   1 if it is new. */
static inline u8 hash_set_insert(HashSet *set, HashKey key)
{
    HashKey *slot =
        hash_set_find(set, key, hash_key_hash(key), sizeof(HashKey));
    ASSERT_SLOW(set->slot_size == sizeof(HashKey));
    if (slot->half[0])
        return 0;
    *slot = key;
    set->count++;
    return 1;
}

#endif
