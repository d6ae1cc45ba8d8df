/* SPDX-License-Identifier: MIT */
/* Waits for work that may take long. */
#ifndef FRONT_TUI_THINKING_H
#define FRONT_TUI_THINKING_H

#include "front/tui/view/state.h"

/* Front.think: the thread does the work, and the screen goes on. */
int thinking_run(void *own, void (*work)(void *context), void *context);

#endif
