/* SPDX-License-Identifier: MIT */
/* The options of the full screen, and the file they are saved in. */
#ifndef FRONT_TUI_SETTINGS_H
#define FRONT_TUI_SETTINGS_H

#include "front/tui/view/state.h"

void settings_load(Look *look);
void settings_choose(Tui *tui);
/* Obeys a typed command such as "clock off", or writes why it can't. Returns 0
   if the line is none about a setting. */
int settings_obey(Tui *tui, const char *line, Page *refusal);

#endif
