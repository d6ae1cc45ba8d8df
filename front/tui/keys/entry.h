/* SPDX-License-Identifier: MIT */
/* Moves typed without Enter. All return 1 when there is a line to be sent. */
#ifndef FRONT_TUI_ENTRY_H
#define FRONT_TUI_ENTRY_H

#include "front/tui/view/state.h"

/* A key that may be part of a typed move; taken tells whether it was. */
int enter_key(Tui *tui, int code, Page *line, int *taken);
/* Lets go of what is typed; and of what was held for it. */
void clear_entry(Tui *tui);
int drop_entry(Tui *tui, Page *line);
/* Refuses a key that means nothing. */
void refuse_stray(Tui *tui, int sign);

#endif
