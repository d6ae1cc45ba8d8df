/* SPDX-License-Identifier: MIT */
/* Finds out what a touch would do, without doing it. */
#ifndef FRONT_TUI_TOUCH_TRIAL_H
#define FRONT_TUI_TOUCH_TRIAL_H

#include "session/session.h"

/* Whether touching a spot while another one is held (or NO_SPOT) is a legal
   move. The trace, unless it is NULL, then says what would happen. */
int touch_is_move(const Session *session, u8 held, u8 spot, Trace *trace);
/* Why the rules refuse the move that the touch means; FINE if they don't, or
   if it means none. */
u8 touch_refusal(const Session *session, u8 held, u8 spot);

#endif
