/* SPDX-License-Identifier: MIT */
/* The table of games, with the worked example alone in it. */
#include "lights.h"

#include "rules/games.h"

const Game *const games[] = {&lights};
const u8 games_count = COUNT_OF(games);
