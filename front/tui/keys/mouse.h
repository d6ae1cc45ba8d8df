/* SPDX-License-Identifier: MIT */
/* Clicks and drags. */
#ifndef FRONT_TUI_MOUSE_H
#define FRONT_TUI_MOUSE_H

#include "front/tui/view/state.h"

void mouse_press(Tui *tui, const Key *key);
/* Returns 1 if there is a line to send. Otherwise "button" is the key that the
   click pressed, or KEY_NOTHING. */
int mouse_release(Tui *tui, const Key *key, Page *line, Key *button);

#endif
