/* SPDX-License-Identifier: MIT */
/* A list of games with only the guide's in it, for tests; it replaces
   rules/games.c. */
#include "bubbles.h"
#include "lights.h"

#include "rules/games.h"

const Game *const games[] = {&lights, &bubbles};
const u8 games_count = COUNT_OF(games);
