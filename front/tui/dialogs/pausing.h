/* SPDX-License-Identifier: MIT */
/* A break: the board is hidden and the clock stands still. */
#ifndef FRONT_TUI_PAUSING_H
#define FRONT_TUI_PAUSING_H

#include "front/tui/view/state.h"

/* Any key or click ends the break, and does nothing else. */
void pausing_run(Tui *tui);

#endif
