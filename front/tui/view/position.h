/* SPDX-License-Identifier: MIT */
/* A position on the screen. */
#ifndef FRONT_TUI_POSITION_H
#define FRONT_TUI_POSITION_H

#include "state.h"

/* With what happened on the way to it. */
void position_show(Tui *tui, const Session *session, const Trace *trace);
/* Marks what can be done with what is held. */
void position_mark(Tui *tui);
/* Marks a move that is advised. */
void position_mark_advice(Tui *tui, u16 move);

#endif
