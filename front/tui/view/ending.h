/* SPDX-License-Identifier: MIT */
/* How it went, over a board that is done. */
#ifndef FRONT_TUI_ENDING_H
#define FRONT_TUI_ENDING_H

#include "state.h"

int ending_is_shown(const Tui *tui);
void ending_draw(Tui *tui);

#endif
