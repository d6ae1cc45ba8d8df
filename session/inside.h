/* SPDX-License-Identifier: MIT */
/* Functions that change a session, for the files of session/ only. Everything
   else calls session_do. */
#ifndef SESSION_INSIDE_H
#define SESSION_INSIDE_H

#include "session.h"

/* history.c: the caller has already applied the move to the position */
u8 session_append_move(Session *session, u16 move);
void session_go_to_move(Session *session, u32 number);
/* Records whether the game has ended at this position. */
void session_note_end(Session *session);

#endif
