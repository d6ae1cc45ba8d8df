/* SPDX-License-Identifier: MIT */
/* Seeds sfc32 and draws numbers from a range. To avoid bias, a draw is masked,
   and repeated if the number is too large. */
#include "rng.h"

enum { WARM_UP = 15, COUNTER = 12 };

void rng_seed(u8 *state, const u8 *seed)
{
    u8 i;
    bytes_copy(state, seed, SEED_SIZE);
    bytes_fill(state + SEED_SIZE, 0, RNG_SIZE - SEED_SIZE);
    state[COUNTER] = 1;
    for (i = 0; i < WARM_UP; i++)
        rng_next(state);
}

u16 rng_below(u8 *state, u16 below)
{
    u16 mask = (u16)(below - 1);
    u16 value;
    ASSERT(below >= 1);
    mask |= mask >> 1;
    mask |= mask >> 2;
    mask |= mask >> 4;
    mask |= mask >> 8;
    do
        value = (u16)(rng_next(state) & mask);
    while (value >= below);
    return value;
}
