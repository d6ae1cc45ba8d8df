/* SPDX-License-Identifier: MIT */
/* What a window sees of a board, as a number. */
#ifndef SOLVE_KULKI_NETWORK_TUPLE_INDEX_H
#define SOLVE_KULKI_NETWORK_TUPLE_INDEX_H

#include "n_tuple.h"

enum { HUE_BITS = 3 };

static inline u32 raw_of(const Window *window, const u8 *cell, u8 panes)
{
    u32 raw = 0;
    u8 i;
    for (i = 0; i < panes; i++)
        raw |= (u32)cell[window->cell[i]] << (HUE_BITS * i);
    return raw;
}

static inline u32 room_of(const Window *window, const u8 *cell, u8 panes)
{
    u32 room = 0;
    u8 i;
    for (i = 0; i < panes; i++)
        room |= (u32)(cell[window->cell[i]] != 0) << i;
    return room;
}

#endif
