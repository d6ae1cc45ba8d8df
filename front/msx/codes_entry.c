/* SPDX-License-Identifier: MIT */
/* The first bytes of the bank that reads codes, and the only game it knows. */
#include "codes.h"

#include "rules/games.h"

const ReadCode codes_entry = near_code;

const Game *const games[] = {&far_game};
const u8 games_count = 1;
