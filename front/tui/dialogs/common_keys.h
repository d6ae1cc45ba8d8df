/* SPDX-License-Identifier: MIT */
/* Keys that mean the same in play and in a replay. */
#ifndef FRONT_TUI_COMMON_KEYS_H
#define FRONT_TUI_COMMON_KEYS_H

#include "front/tui/view/state.h"

/* Returns 0 for any other key. */
int common_keys_obey(Tui *tui, int code);

#endif
