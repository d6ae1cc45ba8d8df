/* SPDX-License-Identifier: MIT */
/* The start screen, where a game is chosen. */
#ifndef FRONT_TUI_HOME_H
#define FRONT_TUI_HOME_H

#include "front/tui/view/state.h"

/* Lets the player choose a game. Returns 0 to quit. */
int home_choose(void *own, Store *store, Choice *choice);

#endif
