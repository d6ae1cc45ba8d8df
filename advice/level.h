/* SPDX-License-Identifier: MIT */
/* Finds random deals of a given difficulty. */
#ifndef LEVEL_H
#define LEVEL_H

#include "rules/mahjong/mahjong.h"

/* Returns the level for "easy", "medium", "hard" or "winnable" if the game has
   it, or NULL. */
const char *level_name(const Game *game, const char *word);
/* Returns whether a variant has deals of this level, and if so changes it into
   the level's variant. */
int level_set(const Game *game, const char *word, u8 *variant);
/* Finds the seed of a deal of this level and variant; in Mahjong on the
   layout, or on the turtle if it is NULL. Otherwise returns the reason:
   NO_VARIANT if many seeds were tried in vain. */
u8 level_find(const Game *game, const char *word, const Layout *layout,
              const u8 *variant, u8 *seed);
/* The same, but gives up after the seed at hand when "stop" is set. */
u8 level_find_until(const Game *game, const char *word, const Layout *layout,
                    const u8 *variant, u8 *seed, const _Atomic u8 *stop);

#endif
