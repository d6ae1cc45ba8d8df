/* SPDX-License-Identifier: MIT */
/* Games with hidden tiles, dealt and played by lot. */
#ifndef SOLVE_MAHJONG_TRIAL_H
#define SOLVE_MAHJONG_TRIAL_H

#include "heap.h"

typedef struct Trials {
    Heap heap;
    Play start; /* of the last deal */
    u64 lot;    /* the state of a generator */
    u64 nodes;
    u8 hidden[MAHJONG_TILES]; /* tiles */
    u8 hidden_count;
    Mahjong game; /* of the last deal */
} Trials;

/* Forgets what lies under other tiles. */
void set_trials(Trials *trials, const Mahjong *game, const u8 *seed);
void deal_hidden(Trials *trials);
/* Takes a pair from the last deal, then what looks best: 1 when all goes. */
u8 try_pair(Trials *trials, u16 move);

#endif
