/* SPDX-License-Identifier: MIT */
/* What a game has to say, on a page. */
#ifndef TABLE_GAME_WORDS_H
#define TABLE_GAME_WORDS_H

#include "host/host.h"
#include "wording/wording.h"

/* The rules, and what hints are. */
void page_rules(Page *page, const Game *game);

/* The last words for the position, "" while the game goes on. */
void page_ending(Page *page, const Session *session);

#endif
