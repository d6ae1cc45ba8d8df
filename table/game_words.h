/* SPDX-License-Identifier: MIT */
/* Writes a game's rules, endings, score and moves in words. */
#ifndef TABLE_GAME_WORDS_H
#define TABLE_GAME_WORDS_H

#include "host/host.h"
#include "wording/wording.h"

/* Writes the rules. */
void page_rules(Page *page, const Game *game);
/* Writes them for players who type lines: also how to type a move, and how
   hints work. */
void page_line_rules(Page *page, const Game *game);

/* Writes the ending; nothing while the game is in progress. */
void page_ending(Page *page, const Session *session);

/* Writes "52 cards home". */
void page_score(Page *page, const Session *session);

/* Writes "2a: king of spades to free cell a". Games with self-explanatory
   notation add nothing to it. */
void page_named_move(Page *page, const Session *session, u16 move);
/* The same where moves are made by keys: in words alone if the notation can't
   be typed there. page_seen_move writes the words or the notation, never
   both. */
void page_named_seen_move(Page *page, const Session *session, u16 move);
void page_seen_move(Page *page, const Session *session, u16 move);

#endif
