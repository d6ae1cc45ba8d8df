/* SPDX-License-Identifier: MIT */
/* How far the player has come in a game. */
#ifndef OWN_MILESTONES_H
#define OWN_MILESTONES_H

#include "rules/core/game.h"
#include "statistics/milestones.h"

/* Starts without any results. */
void own_milestones_start(Milestones *milestones, const Game *game);
/* Reads the results of a game. Its milestones are those of its levels and
   variants, and of all layouts, the smallest first. */
StoreAnswer own_milestones_read(Milestones *milestones, const Game *game,
                                Store *store);

#endif
