/* SPDX-License-Identifier: MIT */
/* The keys that move the cursor on the board. */
#ifndef FRONT_TUI_CURSOR_H
#define FRONT_TUI_CURSOR_H

#include "front/tui/view/state.h"

/* 1 when there is a line to be sent; known tells whether the key is one of
   these. */
int cursor_obey(Tui *tui, const Key *key, Page *line, int *known);

#endif
