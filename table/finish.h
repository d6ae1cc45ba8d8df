/* SPDX-License-Identifier: MIT */
/* Plays the rest of a game that can no longer go wrong. */
#ifndef TABLE_FINISH_H
#define TABLE_FINISH_H

#include "rules/core/game.h"

/* Finds the first of the moves that finish the game, if easy moves alone win
   it; returns 0 if the player still has to decide something. */
int finish_find_move(const Game *game, const void *position, u16 *move);

#endif
