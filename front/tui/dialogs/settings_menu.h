/* SPDX-License-Identifier: MIT */
/* Choosing options on the full screen. */
#ifndef FRONT_TUI_SETTINGS_MENU_H
#define FRONT_TUI_SETTINGS_MENU_H

#include "front/tui/view/state.h"

void settings_menu_choose(Tui *tui);
/* Obeys a typed command such as "clock off", or writes why it can't, or why
   the option will be as before the next time. Returns 0 if the line is none
   about a setting. */
int settings_menu_obey(Tui *tui, const char *line, Page *refusal);

#endif
