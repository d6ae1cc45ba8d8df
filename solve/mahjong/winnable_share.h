/* SPDX-License-Identifier: MIT */
/* Counts how many boards of a layout can be won, of those that are dealt
   freely. */
#ifndef SOLVE_MAHJONG_WINNABLE_SHARE_H
#define SOLVE_MAHJONG_WINNABLE_SHARE_H

#include "solve/solve.h"

#include "rules/mahjong/mahjong.h"

typedef struct WinnableShare {
    const Layout *layout; /* with an even number of tiles */
    void *memory;         /* for the solver */
    u64 size;
    const _Atomic u8 *stop;
    u32 dealt, won, open; /* a board is open if the solver gave up */
} WinnableShare;

/* Deals this many boards more, each by its number, and adds them to the
   counts. Ends sooner if the caller says stop. */
void mahjong_count_winnable(WinnableShare *share, u32 boards);

#endif
