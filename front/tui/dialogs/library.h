/* SPDX-License-Identifier: MIT */
/* The stored games. */
#ifndef FRONT_TUI_LIBRARY_H
#define FRONT_TUI_LIBRARY_H

#include "front/tui/view/state.h"

/* Returns the id of the game to resume, or 0; and in *changed, whether games
   were renamed or deleted. */
long long library_choose(Tui *tui, int *changed);
/* Lets the player choose a stored game and replays it. Returns whether games
   were renamed or deleted. */
int library_watch(Tui *tui);

#endif
