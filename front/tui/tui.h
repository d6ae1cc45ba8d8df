/* SPDX-License-Identifier: MIT */
/* The full screen of a terminal, as a front end of the table. */
#ifndef FRONT_TUI_TUI_H
#define FRONT_TUI_TUI_H

#include "front/tui/view/state.h"

/* A front on the terminal, or 0 when it has no screen. The look is what was
   asked for. */
int tui_start(Tui *tui, const Look *look, Front *front);
void tui_stop(Tui *tui);
/* The same without a look at the terminal, and without a thread. */
void tui_set_up(Tui *tui, const Look *look, Front *front);

#endif
