/* SPDX-License-Identifier: MIT */
/* Handles keys and clicks, as lines to send or as actions of the screen. */
#ifndef FRONT_TUI_KEYS_H
#define FRONT_TUI_KEYS_H

#include "front/tui/view/state.h"

/* Returns 1 if there is a line to send. */
int keys_obey(Tui *tui, const Key *key, Page *line);

#endif
