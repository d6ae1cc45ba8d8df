/* SPDX-License-Identifier: MIT */
/* A list over the screen, from which one line is chosen. */
#ifndef FRONT_TUI_PICKER_H
#define FRONT_TUI_PICKER_H

#include "front/tui/view/state.h"

/* Returns the number of the chosen line, counting from 0, or -1. */
int picker_pick(Tui *tui, const char *title, const char *text);
void picker_draw(Tui *tui, const char *title, const char *text, int at);

#endif
