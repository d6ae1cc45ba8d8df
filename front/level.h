/* SPDX-License-Identifier: MIT */
/* Deals that are as hard as was asked for, found by chance. */
#ifndef LEVEL_H
#define LEVEL_H

#include "../rules/game.h"

/* "easy", "medium", "hard", "winnable": whether the game has such deals. */
int is_level(const Game *game, const char *word);
/* The variant and the seed of one; or why there is none. */
u8 find_level(const Game *game, const char *word, u8 *variant, u8 *seed);

#endif
