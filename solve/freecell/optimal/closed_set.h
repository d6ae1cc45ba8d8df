/* SPDX-License-Identifier: MIT */
/* For each position that was come by, how the best way there came. It grows
   in place, up to the memory it may have. */
#ifndef SOLVE_FREECELL_LEDGER_H
#define SOLVE_FREECELL_LEDGER_H

#include "solve/freecell/proof/exact_key.h"

typedef struct Entry {
    Key key;    /* half[0] is 0: none */
    u32 parent; /* the print of the position before */
    u8 spent;   /* moves other than home */
    u8 due;     /* 1 + the excess at which it is looked at, or 0: it was */
} Entry;

typedef struct Ledger {
    Entry *slots;
    u64 *moved; /* slots, as bits, that are in place while it grows */
    u64 size;
    u64 most;
    u64 count;
} Ledger;

/* How much memory so many slots need. */
u64 size_of_ledger(u64 slots);
void open_ledger(Ledger *ledger, void *memory, u64 slots);

/* Tells where an entry is to be found, whatever the size. */
static inline u32 print_of_key(Key key)
{
    u64 mixed = (key.half[0] * 0x9E3779B97F4A7C15) ^
                (key.half[1] * 0xC2B2AE3D27D4EB4F);
    mixed = (mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93;
    return (u32)(mixed >> 32);
}

/* Where to look first for a print, and where next. */
static inline u64 slot_of_print(const Ledger *ledger, u32 print)
{
    return print * ledger->size >> 32;
}

static inline u64 slot_behind(const Ledger *ledger, u64 slot)
{
    return slot + 1 == ledger->size ? 0 : slot + 1;
}

static inline void fetch_slot(const Ledger *ledger, u32 print)
{
    __builtin_prefetch(&ledger->slots[slot_of_print(ledger, print)], 1);
}

/* The entry of a key, or the empty one where it belongs. */
Entry *find_entry(const Ledger *ledger, Key key, u32 print);
/* Makes room for so many more, or tells that there is none. */
u8 widen_ledger(Ledger *ledger, u32 more);

#endif
