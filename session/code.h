/* SPDX-License-Identifier: MIT */
/* A whole game as a word to paste: q1f-... for a game of FreeCell. It holds
   the variant, the seed and the moves played, each move as its place in the
   list of the legal ones, and a check of the last position, so that whoever
   gets it can play the game again and believe the score. */
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
