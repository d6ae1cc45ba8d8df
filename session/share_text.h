/* SPDX-License-Identifier: MIT */
/* A game in a few lines for a chat: what was played and how it went, without
   a word on how it is solved. */
#ifndef SESSION_SHARE_TEXT_H
#define SESSION_SHARE_TEXT_H

#include "session.h"

/*  Quadrille FreeCell daily 2026-11-21
    Won in 97 moves, 4:32, 1 hint, 3 taken back
    (a bar of ten steps: how the score grew; u8 ascii: of plain signs) */
void session_write_share_text(const Session *session, u8 ascii,
                              Writer *writer);

#endif
