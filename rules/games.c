/* SPDX-License-Identifier: MIT */
/* The table of games. A new game needs one line here. */
#include "games.h"
#include "rules/freecell/freecell.h"
#include "rules/kulki/kulki.h"
#include "rules/mahjong/mahjong.h"
#include "rules/sliding/sliding.h"

const Game *const games[] = {&kulki, &mahjong, &freecell, &sliding};
const u8 games_count = COUNT_OF(games);
