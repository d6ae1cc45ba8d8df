/* SPDX-License-Identifier: MIT */
/* Rollouts: the hidden tiles are dealt at random, and a simple policy plays
   the game to its end. */
#ifndef SOLVE_MAHJONG_ROLLOUT_ROLLOUT_H
#define SOLVE_MAHJONG_ROLLOUT_ROLLOUT_H

#include "solve/mahjong/tile_board.h"

typedef struct MahjongRollout {
    TileBoard board;
    TileRemoval start; /* the start of the last deal */
    u64 random_state;  /* of the random generator */
    u64 nodes;
    u8 hidden[MAHJONG_TILES]; /* the hidden tiles */
    u8 hidden_count;
    u8 chain[MAHJONG_TILES]; /* for each tile, the length of the longest chain
                                of tiles that wait for one another behind it */
    u8 partner[MAHJONG_TILES]; /* in the last rollout; NO_SPOT if the partner
                                  did not matter */
    Mahjong game;              /* with the last deal */
} MahjongRollout;

void rollout_init(MahjongRollout *rollout, const Mahjong *game,
                  const u8 *seed);
/* Forgets the faces of covered tiles; call once, before
   rollout_determinize. */
void rollout_hide(MahjongRollout *rollout);
/* Deals the hidden tiles at random: a determinization. */
void rollout_determinize(MahjongRollout *rollout);

/* The number of tiles a pair uncovers. */
u8 rollout_count_uncovered(const MahjongRollout *rollout, u16 move);

/* Plays out the last deal; returns 1 if all tiles go. */
u8 rollout_play(MahjongRollout *rollout);
/* The same after a given first pair. */
u8 rollout_play_pair(MahjongRollout *rollout, u16 move);

#endif
