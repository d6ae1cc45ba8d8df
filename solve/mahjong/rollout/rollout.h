/* SPDX-License-Identifier: MIT */
/* Rollouts: games with hidden tiles, which are dealt at random and played out
   by a simple policy. */
#ifndef SOLVE_MAHJONG_ROLLOUT_ROLLOUT_H
#define SOLVE_MAHJONG_ROLLOUT_ROLLOUT_H

#include "solve/mahjong/tile_board.h"

typedef struct MahjongRollout {
    TileBoard board;
    TileRemoval start; /* of the last deal */
    u64 random_state;  /* the state of a generator */
    u64 nodes;
    u8 hidden[MAHJONG_TILES]; /* tiles */
    u8 hidden_count;
    u8 chain[MAHJONG_TILES];   /* how many tiles wait for a tile, each for the
                                  one before */
    u8 partner[MAHJONG_TILES]; /* in the last rollout; NO_SPOT where any may be
                                */
    Mahjong game;              /* of the last deal */
} MahjongRollout;

void rollout_init(MahjongRollout *rollout, const Mahjong *game,
                  const u8 *seed);
/* Forgets what lies under other tiles, */
void rollout_hide(MahjongRollout *rollout);
/* and deals it again: a determinization. */
void rollout_determinize(MahjongRollout *rollout);

/* How many tiles a pair uncovers. */
u8 rollout_count_uncovered(const MahjongRollout *rollout, u16 move);

/* Plays out the last deal: 1 when all tiles go. */
u8 rollout_play(MahjongRollout *rollout);
/* The same after a first pair. */
u8 rollout_play_pair(MahjongRollout *rollout, u16 move);

#endif
