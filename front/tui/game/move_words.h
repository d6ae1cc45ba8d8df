/* SPDX-License-Identifier: MIT */
/* Describes a move in words, for hints: which cards or tiles it moves. */
#ifndef FRONT_TUI_MOVE_WORDS_H
#define FRONT_TUI_MOVE_WORDS_H

#include "host/host.h"

/* Writes, for example, "king of spades to free cell a" or "2 of bamboo".
   Writes nothing for games whose notation needs no explanation. */
void page_move_words(Page *page, const Session *session, u16 move);

#endif
