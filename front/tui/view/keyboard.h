/* SPDX-License-Identifier: MIT */
/* The next key, wherever it comes from. */
#ifndef FRONT_TUI_KEYBOARD_H
#define FRONT_TUI_KEYBOARD_H

#include "state.h"

/* The one that was put back, or what the terminal sends within so many
   milliseconds; below 0: for ever. */
void keyboard_next(Tui *tui, Key *key, int milliseconds);
/* It will be the next one. */
void keyboard_put_back(Tui *tui, const Key *key);

#endif
