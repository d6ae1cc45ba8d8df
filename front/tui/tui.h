/* SPDX-License-Identifier: MIT */
/* The full screen of a terminal, as a front end of the table layer. */
#ifndef FRONT_TUI_TUI_H
#define FRONT_TUI_TUI_H

#include "front/tui/view/state.h"

/* Sets up a front end on the terminal. Returns 0 if the terminal cannot show
   the full screen. "look" holds the settings from the command line. */
int tui_start(Tui *tui, const Look *look, Front *front);
void tui_stop(Tui *tui);
/* The same without checking the terminal and without a thread. */
void tui_set_up(Tui *tui, const Look *look, Front *front);

#endif
