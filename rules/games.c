/* SPDX-License-Identifier: MIT */
/* The table of games. Adding one is a line here. */
#include "freecell.h"
#include "kulki.h"
#include "mahjong.h"
#include "sliding.h"

const Game *const games[] = {&kulki, &mahjong, &freecell, &sliding};
const u8 game_count = COUNT_OF(games);
