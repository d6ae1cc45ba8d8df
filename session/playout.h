/* SPDX-License-Identifier: MIT */
/* Random games, for property tests, benchmarks and comparing machines. */
#ifndef PLAYOUT_H
#define PLAYOUT_H

#include "session.h"

/* A game that wanders about without an end is left after so many moves. */
enum { PLAYOUT_MOST = 200 };

typedef struct Playout {
    const Game *game;
    u8 variant[VARIANT_SIZE];
    u8 rng[RNG_SIZE]; /* who chooses the moves; not the position's own */
    void *position;   /* game->size bytes, the caller's */
    u16 *moves;       /* room for game->most_moves */
    u16 count;        /* of the moves that are legal now */
    u16 played;
} Playout;

/* Deals game number so and so; 0 when the game is over already. */
u8 playout_start(Playout *playout, u32 number);
/* Plays one of the legal moves; 0 when there is none, or enough were. */
u8 playout_step(Playout *playout);

/* One digest over every position of a game, the number of its legal moves,
   its score and its status. */
void playout_digest(Playout *playout, u32 number, Digest *digest);

#endif
