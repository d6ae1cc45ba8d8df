/* SPDX-License-Identifier: MIT */
/* How the screen looks, and where that is kept. */
#ifndef FRONT_TUI_SETTINGS_H
#define FRONT_TUI_SETTINGS_H

#include "front/tui/view/state.h"

void settings_load(Look *look);
void settings_choose(Tui *tui);

#endif
