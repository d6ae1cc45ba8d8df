/* SPDX-License-Identifier: MIT */
/* Random deals of a given difficulty. */
#ifndef LEVEL_H
#define LEVEL_H

#include "rules/mahjong/mahjong.h"

/* "easy", "medium", "hard", "winnable": the same, if the game has such deals,
   or NULL. */
const char *level_name(const Game *game, const char *word);
/* Whether a variant has such deals: then it becomes theirs. */
int level_set(const Game *game, const char *word, u8 *variant);
/* The seed of one of that variant and, in Mahjong, of a layout, or the turtle
   without one; or why there is none: NO_VARIANT when many were tried. */
u8 level_find(const Game *game, const char *word, const Layout *layout,
              const u8 *variant, u8 *seed);

#endif
