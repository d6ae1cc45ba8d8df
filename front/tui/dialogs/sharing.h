/* SPDX-License-Identifier: MIT */
/* What there is to show and to keep of a game. */
#ifndef FRONT_TUI_SHARING_H
#define FRONT_TUI_SHARING_H

#include "front/tui/view/state.h"

void show_share(Tui *tui);
void begin_saving(Tui *tui);
void save_as(Tui *tui, const char *path);

#endif
