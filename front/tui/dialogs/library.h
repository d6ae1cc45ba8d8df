/* SPDX-License-Identifier: MIT */
/* The stored games. */
#ifndef FRONT_TUI_LIBRARY_H
#define FRONT_TUI_LIBRARY_H

#include "front/tui/view/state.h"

/* The game to resume, or 0. */
long long library_choose(Tui *tui);
/* Replays a stored game. */
void library_watch(Tui *tui);

#endif
