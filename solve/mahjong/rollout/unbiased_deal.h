/* SPDX-License-Identifier: MIT */
/* The dealer without a bias: rejection sampling, so that every board that can
   be won is as likely as any other. */
#ifndef SOLVE_MAHJONG_ROLLOUT_UNBIASED_DEAL_H
#define SOLVE_MAHJONG_ROLLOUT_UNBIASED_DEAL_H

#include "solve/solve.h"

#include "rules/mahjong/mahjong.h"

typedef struct UnbiasedDeal {
    const Layout *layout;
    const u8 *variant; /* its dealer is DEAL_ANYHOW */
    u8 seed[SEED_SIZE];
    void *memory;
    u64 size;
    u64 most_nodes; /* in all */
    const _Atomic u8 *stop;
} UnbiasedDeal;

/* Deals anyhow from the seed, and from those that follow it, until a board is
   proven to be winnable; its seed is left in the deal. LIMIT, and no board,
   when the nodes did not suffice. */
Verdict mahjong_deal_unbiased(UnbiasedDeal *deal, Mahjong *game);

#endif
