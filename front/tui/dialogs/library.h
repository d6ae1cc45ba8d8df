/* SPDX-License-Identifier: MIT */
/* The stored games. */
#ifndef FRONT_TUI_LIBRARY_H
#define FRONT_TUI_LIBRARY_H

#include "front/tui/view/state.h"

/* One to go on with; 0 when none was chosen. */
long long library_choose(Tui *tui);
/* One to be seen once more. */
void library_watch(Tui *tui);

#endif
