/* SPDX-License-Identifier: MIT */
/* The table of games: the one place that names them all. */
#ifndef GAMES_H
#define GAMES_H

#include "rules/core/game.h"

/* The games there are, in the order of the menu. */
extern const Game *const games[];
extern const u8 game_count;

/* NULL when there is none of that name. */
const Game *find_game(const char *name);

#endif
