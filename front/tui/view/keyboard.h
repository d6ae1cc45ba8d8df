/* SPDX-License-Identifier: MIT */
/* Returns the next key, whether it was put back or comes from the terminal. */
#ifndef FRONT_TUI_KEYBOARD_H
#define FRONT_TUI_KEYBOARD_H

#include "state.h"

/* Returns the key that was put back, or the next key from the terminal. Waits
   for at most this many milliseconds, or for ever if the number is
   negative. */
void keyboard_next(Tui *tui, Key *key, int milliseconds);
/* Makes keyboard_next return this key next. */
void keyboard_put_back(Tui *tui, const Key *key);

#endif
