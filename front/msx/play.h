/* SPDX-License-Identifier: MIT */
/* One game, from its deal until the player quits it. */
#ifndef PLAY_H
#define PLAY_H

#include "game_view.h"
#include "msx_keys.h"

/* 1 when another game of this kind is wanted, 0 for the menu. */
u8 play_game(const View *view);

#endif
