/* SPDX-License-Identifier: MIT */
/* A move in words, for hints: the cards or tiles that it moves. */
#ifndef FRONT_TUI_MOVE_WORDS_H
#define FRONT_TUI_MOVE_WORDS_H

#include "host/host.h"

/* "king of spades to free cell a", "2 of bamboo"; nothing in games whose
   notation says it all. */
void page_move_words(Page *page, const Session *session, u16 move);

#endif
