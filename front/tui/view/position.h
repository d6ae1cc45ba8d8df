/* SPDX-License-Identifier: MIT */
/* Shows a position on the screen. */
#ifndef FRONT_TUI_POSITION_H
#define FRONT_TUI_POSITION_H

#include "state.h"

/* The trace says how the position was reached. */
void position_show(Tui *tui, const Session *session, const Trace *trace);

/* position_marks.c: what can be done in a position, as marks on its spots. */

/* Marks where the held piece can go. */
void position_mark(Tui *tui);
/* Whether a touch of this spot does something now. */
int position_can_touch(const Session *session, u8 spot);
/* Marks the move of a hint. */
void position_mark_advice(Tui *tui, u16 move);

/* animation.c: animated moves. */

/* Animates the events of a move. A key ends the animation at once and is then
   handled as usual. */
void animation_walk(Tui *tui, const Trace *trace);

#endif
