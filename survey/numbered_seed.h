/* SPDX-License-Identifier: MIT */
/* The seed that a player gets who types a number. */
#ifndef SURVEY_NUMBERED_SEED_H
#define SURVEY_NUMBERED_SEED_H

#include "solve/solve.h"

/* Numbers up to this one are seeds of their own; longer texts are hashed. */
#define MOST_NUMBERED_SEED ((u64)999999999999)

void numbered_seed(const Game *game, u64 number, u8 *seed);

#endif
