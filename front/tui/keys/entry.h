/* SPDX-License-Identifier: MIT */
/* Moves typed without Enter. All functions return 1 when there is a line to
   send. */
#ifndef FRONT_TUI_ENTRY_H
#define FRONT_TUI_ENTRY_H

#include "front/tui/view/state.h"

/* A key that may be part of a typed move; taken tells whether it was. */
int entry_take(Tui *tui, int code, Page *line, int *taken);
/* Clears the typed text and releases the piece held for it. */
void entry_clear(Tui *tui);
int entry_drop(Tui *tui, Page *line);
/* Refuses a key that means nothing. */
void entry_refuse(Tui *tui, int sign);

#endif
