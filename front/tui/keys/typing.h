/* SPDX-License-Identifier: MIT */
/* Text that Enter completes: commands and file names. */
#ifndef FRONT_TUI_TYPING_H
#define FRONT_TUI_TYPING_H

#include "front/tui/view/state.h"

void typing_begin(Tui *tui);
/* Returns 1 if there is a line to send. */
int typing_obey(Tui *tui, const Key *key, Page *line);
/* Pasted text becomes a typed line instead of a series of keys. */
void typing_paste(Tui *tui, const char *words);

#endif
