/* SPDX-License-Identifier: MIT */
/* Clicks and drags. */
#ifndef FRONT_TUI_MOUSE_H
#define FRONT_TUI_MOUSE_H

#include "front/tui/view/state.h"

void mouse_press(Tui *tui, const Key *key);
/* Returns 1 if there is a line to send. Otherwise "button" is the key that the
   click pressed, or KEY_NOTHING. */
int mouse_release(Tui *tui, const Key *key, Page *line, Key *button);
/* Motion, and the right button. Returns 1 if something else is to be drawn. */
int mouse_point(Tui *tui, const Key *key);
/* Puts a dragged piece back; the button's release then means nothing. */
void mouse_let_go(Tui *tui);

#endif
