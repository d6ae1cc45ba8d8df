/* SPDX-License-Identifier: MIT */
/* Moves as they happen. */
#ifndef FRONT_TUI_ANIMATION_H
#define FRONT_TUI_ANIMATION_H

#include "state.h"

/* A key ends it at once, and is then the next one. */
void animation_walk(Tui *tui, const Trace *trace);

#endif
