/* SPDX-License-Identifier: MIT */
/* The first bytes of a game's bank. The build defines the game. */
#include "shelf.h"

#include "session/code.h"

#ifndef ADVISER
#define ADVISER &session_plain_adviser
#endif

extern const Game GAME;

const Shelf shelf = {&GAME, ADVISER, session_write_code_in};
