/* SPDX-License-Identifier: MIT */
/* A whole game as a word to paste, such as q1f-... for FreeCell. It holds the
   variant, the seed, the moves (each as its index in the list of legal moves)
   and a checksum of the last position, so that whoever receives it can replay
   the game and trust the score. */
#ifndef SESSION_CODE_H
#define SESSION_CODE_H

#include "session.h"

/* FINE, or why a game has no code: its start was a board. */
u8 session_write_code(const Session *session, Writer *writer);
/* The same for a machine with little stack: the positions on the way, and at
   last the session's own, are written to the caller's memory. */
u8 session_write_code_in(void *position, const Session *session,
                         Writer *writer);

/* Whether a text begins like a code; then session_load takes it too. */
u8 session_is_code(const char *text, u32 length);

/* As session_load: a refusal leaves the session as it was. */
u8 session_load_code(Session *session, const char *text, u32 length,
                     Fault *fault);

#endif
