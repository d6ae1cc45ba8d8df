/* SPDX-License-Identifier: MIT */
/* A piece that the mouse drags, with all that moves along: it follows the
   pointer, and lights up where it would be dropped. */
#ifndef FRONT_TUI_DRAG_H
#define FRONT_TUI_DRAG_H

#include "state.h"

/* Draws the board, with a dragged piece above it. */
void drag_draw(Tui *tui);
/* Lifts the piece, if the rules allow; it then follows the pointer. */
int drag_begin(Tui *tui, u8 spot);
/* The spot that would accept the piece where the pointer is, or NO_SPOT. In
   the sliding puzzle it is the piece's own, when it was moved far enough. */
u8 drag_target(const Tui *tui);
/* The mouse forgets the piece. Nothing was played, so it is where it was. */
void drag_cancel(Tui *tui);

#endif
