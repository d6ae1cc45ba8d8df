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

/* The legal moves of a position, once they are listed. */
typedef struct CodeMoves {
    u16 *moves;
    u16 room, count;
} CodeMoves;

/* What is left of a code's text, and the bits taken from it but not used. */
typedef struct CodeBits {
    Reader reader;
    u32 held;
    u8 count;
} CodeBits;

/* The same in steps, for a host that has others to serve meanwhile, since a
   short code may hold many moves. The text has to stay until the end. Each
   function returns FINE or the reason for a refusal, and after a refusal
   nothing is left to drop. Begin deals the start. Play replays at most the
   given number of the moves that are left. When none is left, end checks the
   game and puts it in the session's place. Drop gives up in between. */
typedef struct CodeReading {
    Session fresh;
    CodeBits in;
    CodeMoves legal;
    u32 forced; /* moves that took no bits */
    u32 left;   /* moves still to be played */
} CodeReading;

u8 session_code_begin(CodeReading *reading, const Session *session,
                      const char *text, u32 length, Fault *fault);
u8 session_code_play(CodeReading *reading, u32 most, Fault *fault);
u8 session_code_end(CodeReading *reading, Session *session, Fault *fault);
void session_code_drop(CodeReading *reading);

#endif
