/* SPDX-License-Identifier: MIT */
/* The deals before and after a deal. */
#ifndef TABLE_DEAL_STEP_H
#define TABLE_DEAL_STEP_H

#include "rules/core/game.h"

/* Changes a seed into the next one, or with -1 into the previous one: the next
   number if it is one, otherwise the next word. Returns 0, and leaves it, at
   the first or the last deal. */
int deal_step(const Game *game, u8 *seed, int by);

#endif
