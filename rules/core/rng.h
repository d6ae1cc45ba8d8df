/* SPDX-License-Identifier: MIT */
/* The generator of every deal and drop: Chris Doty-Humphrey's sfc32. It needs
   32-bit adds, shifts and exclusive ors only, so a Z80 can run it; its state
   is sixteen bytes, low byte first, that live inside a position. */
#ifndef RNG_H
#define RNG_H

#include "base.h"

enum { SEED_SIZE = 8, RNG_SIZE = 16 };

void rng_seed(u8 *state, const u8 *seed);
u32 rng_next(u8 *state);

/* A number from 0 to below - 1, each as likely as any other; below >= 1. */
u16 rng_below(u8 *state, u16 below);

#endif
