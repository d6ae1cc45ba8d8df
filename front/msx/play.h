/* SPDX-License-Identifier: MIT */
/* One game, from its deal until the player quits it. */
#ifndef PLAY_H
#define PLAY_H

#include "game_view.h"
#include "msx_keys.h"

/* Returns 1 to play another game of the same kind, 0 for the menu. */
u8 play_game(const View *view);

#endif
