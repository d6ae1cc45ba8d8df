/* SPDX-License-Identifier: MIT */
/* What a player can know who sees only the uncovered tiles: which pair to
   remove, and how good the chances are. The hidden tiles are dealt again and
   again, at random, from those that are not visible. */
#ifndef SOLVE_MAHJONG_ROLLOUT_PAIR_CHANCES_H
#define SOLVE_MAHJONG_ROLLOUT_PAIR_CHANCES_H

#include "solve/solve.h"

#include "rules/mahjong/mahjong.h"

typedef struct PairChancesQuestion {
    const Mahjong *game;
    u8 seed[SEED_SIZE];
    void *memory;
    u64 size;               /* of the memory; SOLVE_COMFORT is plenty */
    u64 most_nodes;         /* of rollouts and the SAT solver */
    const _Atomic u8 *stop; /* as in a Question */
} PairChancesQuestion;

/* For one pair: how often a simple player won after it, who sees as little as
   the real one; and how often a player could have won who sees everything.
   With good play the chance of winning is in between. */
typedef struct PairOdds {
    u32 wins, trials;
    u32 winnable, boards; /* counted twice: 2 if winnable, 1 if undecided */
} PairOdds;

typedef struct PairChancesAnswer {
    u16 move; /* MAHJONG_SHUFFLE if there is no pair, or not enough memory */
    PairOdds odds;
    u64 nodes;
} PairChancesAnswer;

void mahjong_pair_chances(const PairChancesQuestion *question,
                          PairChancesAnswer *answer);

/* Plays up to "most_games" games and returns how many the simple player wins,
   each starting from this very board and seeing only what a player sees. Nodes
   are not limited. */
u32 mahjong_rate_board(const PairChancesQuestion *question, u32 most_games);

#endif
