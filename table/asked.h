/* SPDX-License-Identifier: MIT */
/* Answers questions about the position in words: "say home", "say 10s". */
#ifndef ASKED_H
#define ASKED_H

#include "commands.h"

/* Ends with a name of NULL; empty where nobody types commands. */
extern const Command asked_commands[];

/* Reads a word that names a part of the position, and describes that part.
   Returns 0, and writes nothing, if the game knows no such word. */
int asked_page_part(Page *page, const Session *session, Reader *word);
/* The words that the game knows, for a refusal and for the help. */
const char *asked_words(const Game *game);
/* Lists the legal moves, each kind of them once. Returns 0, and writes
   nothing, if the notation tells them well. */
int asked_page_moves(Page *page, const Session *session);

/* For the games: adds an entry to a list. */
void asked_list(Page *list, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
int asked_cards(Page *page, const void *position, Reader *word);
void asked_card_moves(Page *page, const void *position);
int asked_tiles(Page *page, const void *position, Reader *word);
void asked_tile_moves(Page *page, const void *position);
int asked_balls(Page *page, const void *position, Reader *word);
void asked_ball_moves(Page *page, const void *position);
int asked_blocks(Page *page, const void *position, Reader *word);

#endif
