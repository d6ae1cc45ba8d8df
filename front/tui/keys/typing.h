/* SPDX-License-Identifier: MIT */
/* Text that ends with Enter: commands, and names of files. */
#ifndef FRONT_TUI_TYPING_H
#define FRONT_TUI_TYPING_H

#include "front/tui/view/state.h"

void typing_begin(Tui *tui);
/* 1 when there is a line to be sent. */
int typing_obey(Tui *tui, const Key *key, Page *line);
/* Pasted text becomes a typed line, not keys. */
void typing_paste(Tui *tui, const char *words);

#endif
