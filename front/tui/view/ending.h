/* SPDX-License-Identifier: MIT */
/* How it went, over a board that is done. */
#ifndef FRONT_TUI_ENDING_H
#define FRONT_TUI_ENDING_H

#include "state.h"

int shows_ending(const Tui *tui);
void draw_ending(Tui *tui);

#endif
