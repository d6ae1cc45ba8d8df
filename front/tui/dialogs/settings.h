/* SPDX-License-Identifier: MIT */
/* The options of the full screen, and the file they are saved in. */
#ifndef FRONT_TUI_SETTINGS_H
#define FRONT_TUI_SETTINGS_H

#include "front/tui/view/state.h"

void settings_load(Look *look);
void settings_choose(Tui *tui);

#endif
