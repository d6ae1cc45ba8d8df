/* SPDX-License-Identifier: MIT */
/* What a player can know who sees only the tiles that nothing lies on: which
   pair to take, and how good the chances are. The hidden tiles are dealt again
   and again from those that are left. */
#ifndef SOLVE_MAHJONG_ROLLOUT_PAIR_CHANCES_H
#define SOLVE_MAHJONG_ROLLOUT_PAIR_CHANCES_H

#include "solve/solve.h"

#include "rules/mahjong/mahjong.h"

typedef struct PairChancesQuestion {
    const Mahjong *game;
    u8 seed[SEED_SIZE];
    void *memory;
    u64 size;       /* of it; SOLVE_COMFORT is plenty */
    u64 most_nodes; /* pairs taken in trials, and nodes of the solver */
    const _Atomic u8 *stop; /* as in a Question */
} PairChancesQuestion;

/* Of a pair: how often a simple player won from there on, who sees as little;
   and how often a player could who sees everything. The chances of good play
   lie between these. */
typedef struct PairOdds {
    u32 wins, trials;
    u32 winnable, boards; /* counted twice; once where it was not settled */
} PairOdds;

typedef struct PairChancesAnswer {
    u16 move; /* MAHJONG_SHUFFLE when there is no pair, or no memory */
    PairOdds odds;
    u64 nodes;
} PairChancesAnswer;

void mahjong_pair_chances(const PairChancesQuestion *question,
                          PairChancesAnswer *answer);

/* How many of so many games the simple player wins who begins each with this
   very board and sees no more of it than anybody. Nodes are not limited. */
u32 mahjong_rate_board(const PairChancesQuestion *question, u32 most_games);

#endif
