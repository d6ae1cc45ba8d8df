/* SPDX-License-Identifier: MIT */
/* The first bytes of a game's bank; the build names the game. */
#include "shelf.h"

#include "session/code.h"

#ifndef ADVISER
#define ADVISER &plain_adviser
#endif

extern const Game GAME;

const Shelf shelf = {&GAME, ADVISER, share_session_in};
