/* SPDX-License-Identifier: MIT */
/* Shows a position on the screen. */
#ifndef FRONT_TUI_POSITION_H
#define FRONT_TUI_POSITION_H

#include "position_marks.h"

/* The trace says how the position was reached. */
void position_show(Tui *tui, const Session *session, const Trace *trace);

#endif
