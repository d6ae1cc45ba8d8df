/* SPDX-License-Identifier: MIT */
/* Animated moves. */
#ifndef FRONT_TUI_ANIMATION_H
#define FRONT_TUI_ANIMATION_H

#include "state.h"

/* A key ends it at once, and is then handled as the next key. */
void animation_walk(Tui *tui, const Trace *trace);

#endif
