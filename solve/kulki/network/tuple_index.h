/* SPDX-License-Identifier: MIT */
/* Encodes what a tuple sees of a board as a number: the colours of its cells,
   or just which of them hold a ball. */
#ifndef SOLVE_KULKI_NETWORK_TUPLE_INDEX_H
#define SOLVE_KULKI_NETWORK_TUPLE_INDEX_H

#include "n_tuple.h"

enum { COLOUR_BITS = 3 };

static inline u32 tuple_colours(const Tuple *tuple, const u8 *cell, u8 length)
{
    u32 raw = 0;
    u8 i;
    for (i = 0; i < length; i++)
        raw |= (u32)cell[tuple->cell[i]] << (COLOUR_BITS * i);
    return raw;
}

static inline u32 tuple_occupancy(const Tuple *tuple, const u8 *cell,
                                  u8 length)
{
    u32 occupancy = 0;
    u8 i;
    for (i = 0; i < length; i++)
        occupancy |= (u32)(cell[tuple->cell[i]] != 0) << i;
    return occupancy;
}

#endif
