/* SPDX-License-Identifier: MIT */
/* Keys that mean the same in play and in a replay. */
#ifndef FRONT_TUI_ANYWHERE_H
#define FRONT_TUI_ANYWHERE_H

#include "front/tui/view/state.h"

/* Returns 0 for any other key. */
int anywhere_obey(Tui *tui, int code);

#endif
