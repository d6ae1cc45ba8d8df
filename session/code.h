/* SPDX-License-Identifier: MIT */
/* A code is a whole game as a word to paste, such as q1f-... for FreeCell. It
   holds the variant, the seed, the moves (each as its index in the list of
   legal moves) and a checksum of the last position. A recipient can
   replay the game and trust the score. */
#ifndef SESSION_CODE_H
#define SESSION_CODE_H

#include "session.h"

/* Returns FINE, or the reason why a game has no code: its start was not
   dealt. */
u8 session_write_code(const Session *session, Writer *writer);
/* The same for machines with little stack. It writes all intermediate
   positions, and finally the session's own, to the caller's memory. */
u8 session_write_code_in(void *position, const Session *session,
                         Writer *writer);

/* Returns whether a text begins like a code. session_load reads codes too. */
u8 session_is_code(const char *text, u32 length);

/* Like session_load; on refusal the session is unchanged. */
u8 session_load_code(Session *session, const char *text, u32 length,
                     Fault *fault);
/* The same for machines whose memory can't grow: once the start is dealt,
   give_room gives the session room for its moves, unless it is NULL. */
u8 session_load_code_in(Session *session, const char *text, u32 length,
                        void (*give_room)(Session *), Fault *fault);

#endif
