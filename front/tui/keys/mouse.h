/* SPDX-License-Identifier: MIT */
/* Clicks and drags. */
#ifndef FRONT_TUI_MOUSE_H
#define FRONT_TUI_MOUSE_H

#include "front/tui/view/state.h"

void mouse_press(Tui *tui, const Key *key);
/* 1 when there is a line to be sent; or the button is a key that was clicked,
   KEY_NOTHING otherwise. */
int mouse_release(Tui *tui, const Key *key, Page *line, Key *button);

#endif
