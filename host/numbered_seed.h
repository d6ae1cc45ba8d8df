/* SPDX-License-Identifier: MIT */
/* The seed that a player gets who types a number. */
#ifndef HOST_NUMBERED_SEED_H
#define HOST_NUMBERED_SEED_H

#include "rules/core/game.h"

/* Numbers up to this one are seeds of their own; longer texts are hashed. */
#define MOST_NUMBERED_SEED 999999999999ULL

void numbered_seed(const Game *game, unsigned long long number, u8 *seed);

#endif
