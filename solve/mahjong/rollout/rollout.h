/* SPDX-License-Identifier: MIT */
/* Games with hidden tiles, dealt and played by lot. */
#ifndef SOLVE_MAHJONG_TRIAL_H
#define SOLVE_MAHJONG_TRIAL_H

#include "solve/mahjong/tile_board.h"

typedef struct Trials {
    Heap heap;
    Play start; /* of the last deal */
    u64 lot;    /* the state of a generator */
    u64 nodes;
    u8 hidden[MAHJONG_TILES]; /* tiles */
    u8 hidden_count;
    u8 chain[MAHJONG_TILES]; /* how many wait for a tile, one for the other */
    u8 mate[MAHJONG_TILES];  /* in the last trial; NO_SPOT where any may be */
    Mahjong game;            /* of the last deal */
} Trials;

void set_trials(Trials *trials, const Mahjong *game, const u8 *seed);
/* Forgets what lies under other tiles, */
void hide_tiles(Trials *trials);
/* and deals it again. */
void deal_hidden(Trials *trials);

/* How many tiles a pair uncovers. */
u8 count_uncovered(const Trials *trials, u16 move);

/* From the last deal on takes what looks best: 1 when all goes. */
u8 try_game(Trials *trials);
/* The same behind a first pair. */
u8 try_pair(Trials *trials, u16 move);

#endif
