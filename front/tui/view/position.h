/* SPDX-License-Identifier: MIT */
/* Shows a position on the screen. */
#ifndef FRONT_TUI_POSITION_H
#define FRONT_TUI_POSITION_H

#include "state.h"

/* The trace says how the position was reached. */
void position_show(Tui *tui, const Session *session, const Trace *trace);
/* Marks where the held piece can go. */
void position_mark(Tui *tui);
/* Marks the move of a hint. */
void position_mark_advice(Tui *tui, u16 move);

#endif
