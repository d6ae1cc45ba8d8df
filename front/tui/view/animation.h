/* SPDX-License-Identifier: MIT */
/* Moves as they happen. */
#ifndef FRONT_TUI_ANIMATION_H
#define FRONT_TUI_ANIMATION_H

#include "state.h"

/* A key ends it at once, and is then the next one. */
void walk_trace(Tui *tui, const Trace *trace);

#endif
