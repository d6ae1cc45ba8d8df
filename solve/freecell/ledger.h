/* SPDX-License-Identifier: MIT */
/* For each position that was come by, how much more than the least the best
   way there took, in the four bits of its key that are free. It grows in
   place, up to the memory it may have. */
#ifndef SOLVE_FREECELL_LEDGER_H
#define SOLVE_FREECELL_LEDGER_H

#include "keys.h"

enum { KEY_BITS = 62, MOST_EXCESS = 14, NO_EXCESS = 15 };

typedef struct Ledger {
    Key *slots;
    u64 *moved; /* slots, as bits, that are in place while it grows */
    u64 size;
    u64 most;
    u64 count;
} Ledger;

static inline u8 excess_of(Key entry)
{
    return (u8)(entry.half[0] >> KEY_BITS << 2 | entry.half[1] >> KEY_BITS);
}

static inline Key entry_of(Key key, u8 excess)
{
    key.half[0] |= (u64)(excess >> 2) << KEY_BITS;
    key.half[1] |= (u64)(excess & 3) << KEY_BITS;
    return key;
}

static inline Key key_of_entry(Key entry)
{
    entry.half[0] &= ((u64)1 << KEY_BITS) - 1;
    entry.half[1] &= ((u64)1 << KEY_BITS) - 1;
    return entry;
}

/* How much memory so many slots need. */
u64 size_of_ledger(u64 slots);
void open_ledger(Ledger *ledger, void *memory, u64 slots);
/* Where to look first for a key. */
const Key *find_slot(const Ledger *ledger, Key key);
/* The slot of a key, or the empty one where it belongs. */
Key *find_entry(const Ledger *ledger, Key key);
/* Makes room for so many more, or tells that there is none. */
u8 widen_ledger(Ledger *ledger, u32 more);

#endif
