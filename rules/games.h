/* SPDX-License-Identifier: MIT */
/* The table of games, the only place that names all of them. */
#ifndef GAMES_H
#define GAMES_H

#include "rules/core/game.h"

/* All games, in the order of the menu. */
extern const Game *const games[];
extern const u8 games_count;

/* Returns NULL if no game has that name. */
const Game *games_find(const char *name);
/* Read a game's name from a text; games_take also accepts its number in the
   menu. Both return NULL if there is none. */
const Game *games_take_name(Reader *reader);
const Game *games_take(Reader *reader);

#endif
