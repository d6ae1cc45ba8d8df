/* SPDX-License-Identifier: MIT */
/* The result, in a box over a finished board. */
#ifndef FRONT_TUI_ENDING_H
#define FRONT_TUI_ENDING_H

#include "state.h"

int ending_is_shown(const Tui *tui);
void ending_draw(Tui *tui);

#endif
