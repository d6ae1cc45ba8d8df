/* SPDX-License-Identifier: MIT */
/* The keys that move the cursor on the board. */
#ifndef FRONT_TUI_CURSOR_H
#define FRONT_TUI_CURSOR_H

#include "front/tui/view/state.h"

/* Returns 1 if there is a line to send. Sets "known" if the key is one of
   these keys. */
int cursor_obey(Tui *tui, const Key *key, Page *line, int *known);

#endif
