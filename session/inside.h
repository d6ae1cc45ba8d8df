/* SPDX-License-Identifier: MIT */
/* How a session's own files change one. Everybody else says what he wants to
   session_do. */
#ifndef SESSION_INSIDE_H
#define SESSION_INSIDE_H

#include "session.h"

/* history.c: the move has been applied to the position already. */
u8 append_move(Session *session, u16 move);
void go_to_move(Session *session, u32 number);
/* Remembers when the position is the end of the game. */
void note_end(Session *session);

#endif
