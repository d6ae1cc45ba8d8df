/* SPDX-License-Identifier: MIT */
/* What is typed with Enter behind it: commands, and names of files. */
#ifndef FRONT_TUI_TYPING_H
#define FRONT_TUI_TYPING_H

#include "front/tui/view/state.h"

void begin_typing(Tui *tui);
/* 1 when there is a line to be sent. */
int type_key(Tui *tui, const Key *key, Page *line);
/* Pasted text is a line that is typed, and no keys. */
void paste_words(Tui *tui, const char *words);

#endif
