/* SPDX-License-Identifier: MIT */
/* The random generator of all deals and drops: Chris Doty-Humphrey's sfc32. A
   Z80 can run it, because it needs only 32-bit additions, shifts and exclusive
   ors. Its state is part of a position: sixteen bytes, low byte first. */
#ifndef RNG_H
#define RNG_H

#include "base.h"

enum { SEED_SIZE = 8, RNG_SIZE = 16 };

void rng_seed(u8 *state, const u8 *seed);
u32 rng_next(u8 *state);

/* Returns a number from 0 to below - 1, all equally likely. "below" must be at
   least 1. */
u16 rng_below(u8 *state, u16 below);

#endif
