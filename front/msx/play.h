/* SPDX-License-Identifier: MIT */
/* A game from its deal until it is left. */
#ifndef PLAY_H
#define PLAY_H

#include "keys.h"
#include "view.h"

/* 1 when another game of this kind is wanted, 0 for the menu. */
u8 play_game(const View *view);

#endif
