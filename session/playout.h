/* SPDX-License-Identifier: MIT */
/* Random games for property tests, benchmarks and comparisons of machines. */
#ifndef PLAYOUT_H
#define PLAYOUT_H

#include "session.h"

/* A game that hasn't ended after this many moves is abandoned. */
enum { PLAYOUT_MOST = 200 };

typedef struct Playout {
    const Game *game;
    u8 variant[VARIANT_SIZE];
    u8 rng[RNG_SIZE]; /* chooses the moves; separate from the position's
                         generator */
    void *position;   /* game->size bytes, owned by the caller */
    u16 *moves;       /* room for game->most_moves */
    u16 count;        /* number of legal moves in this position */
    u16 played;
} Playout;

/* Deals the game with this number; returns 0 if it is over at once. */
u8 playout_start(Playout *playout, u32 number);
/* Plays one of the legal moves; returns 0 if there is none, or after the last
   move of the limit. */
u8 playout_step(Playout *playout);

/* Digests every position of a game, with the number of legal moves, the score
   and the status. */
void playout_digest(Playout *playout, u32 number, Digest *digest);

#endif
