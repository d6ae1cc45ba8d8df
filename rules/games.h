/* SPDX-License-Identifier: MIT */
/* The table of games: the one place that names them all. */
#ifndef GAMES_H
#define GAMES_H

#include "rules/core/game.h"

/* The games there are, in the order of the menu. */
extern const Game *const games[];
extern const u8 games_count;

/* NULL when there is none of that name. */
const Game *games_find(const char *name);
/* Takes a game's name, or its number in the menu as well, from a text; NULL
   when there is none. */
const Game *games_take_name(Reader *reader);
const Game *games_take(Reader *reader);

#endif
