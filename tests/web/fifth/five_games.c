/* SPDX-License-Identifier: MIT */
/* The table of games with the fifth one of the guide in it: the page has no
   drawing for that. */
#include "docs/fifth/bubbles.h"
#include "docs/fifth/lights.h"
#include "rules/freecell/freecell.h"
#include "rules/games.h"
#include "rules/kulki/kulki.h"
#include "rules/mahjong/mahjong.h"
#include "rules/sliding/sliding.h"

const Game *const games[] = {&kulki,   &mahjong, &freecell,
                             &sliding, &lights,  &bubbles};
const u8 games_count = COUNT_OF(games);
