/* SPDX-License-Identifier: MIT */
/* A game's rules, endings, score and moves in words. */
#ifndef TABLE_GAME_WORDS_H
#define TABLE_GAME_WORDS_H

#include "host/host.h"
#include "wording/wording.h"

/* The rules, and how hints work. */
void page_rules(Page *page, const Game *game);

/* The ending, or nothing while the game goes on. */
void page_ending(Page *page, const Session *session);

/* "52 cards home" */
void page_score(Page *page, const Session *session);

/* "2a: king of spades to free cell a"; a game whose notation says it all adds
   nothing to it. */
void page_named_move(Page *page, const Session *session, u16 move);

#endif
