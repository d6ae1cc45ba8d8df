/* SPDX-License-Identifier: MIT */
/* A list over the screen, from which one line is chosen. */
#ifndef FRONT_TUI_PICKER_H
#define FRONT_TUI_PICKER_H

#include "front/tui/view/state.h"

/* Returns the number of the chosen line, counting from 0, or -1. */
int picker_pick(Tui *tui, const char *title, const char *text);
/* Returns the line that a key selects in a list with that number of lines. It
   may be beyond either end. Sets "done" to 1 if the key chooses it and to -1
   if it closes the list. */
int picker_step(const Tui *tui, const Key *key, int at, int lines, int *done);
void picker_draw(Tui *tui, const char *title, const char *text, int at);

#endif
