/* SPDX-License-Identifier: MIT */
/* What can be done in a position, as marks on its spots. */
#ifndef FRONT_TUI_POSITION_MARKS_H
#define FRONT_TUI_POSITION_MARKS_H

#include "state.h"

/* Marks where the held piece can go. */
void position_mark(Tui *tui);
/* Whether a touch of this spot does something now. */
int position_can_touch(const Session *session, u8 spot);
/* Marks the move of a hint. */
void position_mark_advice(Tui *tui, u16 move);

#endif
