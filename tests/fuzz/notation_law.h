/* SPDX-License-Identifier: MIT */
/* Moves in the games' notation, for each game a target of its own. */
#ifndef NOTATION_LAW_H
#define NOTATION_LAW_H

#include "fuzzing.h"

/* The input: a variant, a seed, a digit for the way in which FreeCell's moves
   are read, and moves. */
void fuzz_notation(const Game *game, const uint8_t *data, size_t size);

#endif
