/* SPDX-License-Identifier: MIT */
/* Animated moves. */
#ifndef FRONT_TUI_ANIMATION_H
#define FRONT_TUI_ANIMATION_H

#include "state.h"

/* Animates the events of a move. A key ends the animation at once and is then
   handled as usual. */
void animation_walk(Tui *tui, const Trace *trace);

#endif
