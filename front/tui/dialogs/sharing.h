/* SPDX-License-Identifier: MIT */
/* Sharing and saving a game. */
#ifndef FRONT_TUI_SHARING_H
#define FRONT_TUI_SHARING_H

#include "front/tui/view/state.h"

/* The game as a text, with what can be done with it. */
void sharing_show(Tui *tui);
/* The code in the Tui, once. */
void sharing_show_code(Tui *tui);
void sharing_begin_saving(Tui *tui);
void sharing_save(Tui *tui, const char *path);

#endif
