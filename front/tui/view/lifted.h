/* SPDX-License-Identifier: MIT */
/* A piece that the mouse drags, with all that moves along: it follows the
   pointer, and lights up where it would be dropped. */
#ifndef FRONT_TUI_LIFTED_H
#define FRONT_TUI_LIFTED_H

#include "state.h"

/* Draws the board, with a dragged piece above it. */
void lifted_draw(Tui *tui);
/* Lifts the piece, if the rules allow; it then follows the pointer. */
int lifted_take(Tui *tui, u8 spot);
/* The spot that would accept the piece where the pointer is, or NO_SPOT. In
   the sliding puzzle it is the piece's own, when it was moved far enough. */
u8 lifted_target(const Tui *tui);
/* The mouse forgets the piece. Nothing was played, so it is where it was. */
void lifted_put_back(Tui *tui);

#endif
