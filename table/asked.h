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

/* A set of the values of pieces, as "look" gives them. */
typedef struct AskedValues {
    u8 has[256];
} AskedValues;

/* Reads a word for pieces that look alike, such as "7", "7s" or "4b". Returns
   0 if the game knows no such word. */
int asked_read_values(AskedValues *values, const Game *game, Reader *word);
/* Those that look like this piece, of which the same word tells. */
int asked_values_like(AskedValues *values, const Game *game, u8 value);
/* Tells where these pieces are, each in a sentence. */
void asked_page_found(Page *page, const Session *session,
                      const AskedValues *values);
/* The words that name pieces, for a refusal. */
const char *asked_find_words(const Game *game);

/* Tells what has left the board, and what is still there; in columns where
   that is shorter, unless it is spoken. Returns 0, and writes nothing, in
   games in which nothing leaves it for good. */
int asked_page_taken(Page *page, const Session *session, int is_spoken);

/* For the games: adds an entry to a list. */
void asked_list(Page *list, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
int asked_cards(Page *page, const void *position, Reader *word);
void asked_card_moves(Page *page, const void *position);
void asked_taken_cards(Page *page, const Session *session, int is_spoken);
void asked_taken_tiles(Page *page, const Session *session, int is_spoken);
int asked_card_values(AskedValues *values, Reader *word);
void asked_found_cards(Page *page, const void *position,
                       const AskedValues *values);
const char *asked_card_word(u8 value);
int asked_tile_values(AskedValues *values, Reader *word);
void asked_found_tiles(Page *page, const void *position,
                       const AskedValues *values);
int asked_ball_values(AskedValues *values, Reader *word);
void asked_found_balls(Page *page, const void *position,
                       const AskedValues *values);
const char *asked_ball_word(u8 value);
int asked_block_values(AskedValues *values, Reader *word);
void asked_found_blocks(Page *page, const void *position,
                        const AskedValues *values);
int asked_tiles(Page *page, const void *position, Reader *word);
void asked_tile_moves(Page *page, const void *position);
int asked_balls(Page *page, const void *position, Reader *word);
void asked_ball_moves(Page *page, const void *position);
int asked_blocks(Page *page, const void *position, Reader *word);

#endif
