/* SPDX-License-Identifier: MIT */
/* A position on the screen. */
#ifndef FRONT_TUI_POSITION_H
#define FRONT_TUI_POSITION_H

#include "state.h"

/* With what happened on the way to it. */
void show_on_tui(Tui *tui, const Session *session, const Trace *trace);
/* Marks what can be done with what is held. */
void mark_scene(Tui *tui);
/* Marks a move that is advised. */
void mark_move(Tui *tui, u16 move);

#endif
