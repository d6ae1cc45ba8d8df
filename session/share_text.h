/* SPDX-License-Identifier: MIT */
/* Writes a result to share in a chat: which game was played and how it went,
   without revealing the solution. */
#ifndef SESSION_SHARE_TEXT_H
#define SESSION_SHARE_TEXT_H

#include "session.h"

/* Writes, for example:
       Quadrille FreeCell daily 2026-11-21
       Won in 97 moves, 4:32, 1 hint, 3 undos
       (a bar chart of the score in ten steps)
   The chart has no block characters if "ascii" is set. */
void session_write_share_text(const Session *session, u8 ascii,
                              Writer *writer);

/* How far a game has come, and what is counted: the score and its unit, but
   the tiles in place if the score counts effort. */
u32 session_progress(const Session *session);
const char *session_progress_unit(const Session *session);

/* How many moves led to the position. In the sliding puzzle each tile that
   moved by one place is a move, even if several were moved at once: the
   original program moves one tile at a time. */
u32 session_moves(const Session *session);

/* Writes "3 moves", "1 move" or "1 card home". */
void session_write_count(Writer *writer, u32 number, const char *unit);

#endif
