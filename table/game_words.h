/* SPDX-License-Identifier: MIT */
/* Writes a game's rules, endings, score and moves in words. */
#ifndef TABLE_GAME_WORDS_H
#define TABLE_GAME_WORDS_H

#include "host/host.h"
#include "wording/wording.h"

/* Writes the rules. */
void game_words_rules(Page *page, const Game *game);
/* Writes them for players who type lines: also how to type a move, and how
   hints work. */
void game_words_line_rules(Page *page, const Game *game);

/* Writes a number of what a game counts: "1 move", "52 cards home". */
void game_words_count(Page *page, u32 number, const char *unit);
/* Writes the ending; nothing while the game is in progress. */
void game_words_ending(Page *page, const Session *session);

/* Writes "52 cards home". */
void game_words_score(Page *page, const Session *session);

/* Writes "2a: king of spades to free cell a". Games with self-explanatory
   notation add nothing to it. */
void game_words_named_move(Page *page, const Session *session, u16 move);
/* The same where moves are made by keys: in words alone if the notation can't
   be typed there. game_words_seen_move writes the words or the notation, never
   both. */
void game_words_named_seen_move(Page *page, const Session *session, u16 move);
void game_words_seen_move(Page *page, const Session *session, u16 move);

#endif
