/* SPDX-License-Identifier: MIT */
/* The start screen, where a game is chosen. */
#ifndef FRONT_TUI_HOME_H
#define FRONT_TUI_HOME_H

#include "front/tui/view/state.h"

/* As a front does it; 0 to leave. */
int home_choose(void *own, Store *store, Choice *choice);

#endif
