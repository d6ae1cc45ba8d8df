/* SPDX-License-Identifier: MIT */
/* Changes to a session, for the files of session/ only. Everything else calls
   session_do. */
#ifndef SESSION_INSIDE_H
#define SESSION_INSIDE_H

#include "session.h"

/* history.c: the move has been applied to the position already. */
u8 session_append_move(Session *session, u16 move);
void session_go_to_move(Session *session, u32 number);
/* Remembers when the position is the end of the game. */
void session_note_end(Session *session);

#endif
