/* SPDX-License-Identifier: MIT */
/* The first bytes of a game's bank. The build defines the game. */
#include "shelf.h"

#include "session/code.h"

#ifndef HINT_SOURCE
#define HINT_SOURCE &session_plain_hints
#endif

extern const Game GAME;

const Shelf shelf = {&GAME, HINT_SOURCE, session_write_code_in};
