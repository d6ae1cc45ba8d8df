/* SPDX-License-Identifier: MIT */
/* Deals winnable boards without a bias, by rejection sampling: boards are
   dealt freely until one is proven winnable, so every board that can be proven
   winnable is equally likely. A board that isn't decided soon is passed over:
   one in seventy on the layout with the hardest boards, none in thousands on
   the turtle. */
#ifndef SOLVE_MAHJONG_ROLLOUT_UNBIASED_DEAL_H
#define SOLVE_MAHJONG_ROLLOUT_UNBIASED_DEAL_H

#include "solve/solve.h"

#include "rules/mahjong/mahjong.h"

typedef struct UnbiasedDeal {
    const Layout *layout; /* or NULL for that of the variant */
    const u8 *variant;    /* its dealer is MAHJONG_DEAL_ANYHOW */
    u8 seed[SEED_SIZE];
    void *memory;
    u64 size;
    u64 most_nodes; /* for all boards together */
    const _Atomic u8 *stop;
} UnbiasedDeal;

/* Deals freely from the seed, and from the seeds that follow it, until a board
   is proven winnable. The seed of that board is left in "deal". LIMIT, and no
   board, if the nodes did not suffice or the caller said stop. */
Verdict mahjong_deal_unbiased(UnbiasedDeal *deal, Mahjong *game);

#endif
