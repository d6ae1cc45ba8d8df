/* SPDX-License-Identifier: MIT */
/* The stored games. */
#ifndef FRONT_TUI_LIBRARY_H
#define FRONT_TUI_LIBRARY_H

#include "front/tui/view/state.h"

/* Returns the id of the game to resume, or 0. */
long long library_choose(Tui *tui);
/* Lets the player choose a stored game and replays it. */
void library_watch(Tui *tui);

#endif
