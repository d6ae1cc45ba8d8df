/* SPDX-License-Identifier: MIT */
/* Games of the store. */
#ifndef FRONT_TUI_LIBRARY_H
#define FRONT_TUI_LIBRARY_H

#include "front/tui/view/state.h"

/* One to go on with; 0 when none was chosen. */
long long choose_kept(Tui *tui);
/* One to be seen once more. */
void watch_kept(Tui *tui);

#endif
