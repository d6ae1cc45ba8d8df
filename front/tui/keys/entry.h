/* SPDX-License-Identifier: MIT */
/* Moves typed without Enter. All functions return 1 if there is a line to
   send. */
#ifndef FRONT_TUI_ENTRY_H
#define FRONT_TUI_ENTRY_H

#include "front/tui/view/state.h"

/* Handles a key that may be part of a typed move. Sets "taken" if it was. */
int entry_take(Tui *tui, int code, Page *line, int *taken);
/* Both clear the typed text. entry_drop also releases the piece held for
   it. */
void entry_clear(Tui *tui);
int entry_drop(Tui *tui, Page *line);
/* Refuses a key that has no meaning. */
void entry_refuse(Tui *tui, int sign);

/* Begins the message of a refusal, which replaces any other. */
Page *entry_begin_refusal(Tui *tui);
/* Returns 1, and says so, if the player has turned off what would count as
   help. */
int entry_refuses_hints(Tui *tui);

#endif
