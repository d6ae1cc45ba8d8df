/* SPDX-License-Identifier: MIT */
/* A list of games with only Lights in it, for tests; it replaces
   rules/games.c. */
#include "lights.h"

#include "rules/games.h"

const Game *const games[] = {&lights};
const u8 games_count = COUNT_OF(games);
