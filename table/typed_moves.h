/* SPDX-License-Identifier: MIT */
/* Reads typed moves: what a text means in a game's notation, and what can
   follow it. */
#ifndef TABLE_TYPED_MOVES_H
#define TABLE_TYPED_MOVES_H

#include "host/host.h"

typedef enum Typed {
    TYPED_NONE,  /* the text is not the start of any move */
    TYPED_PART,  /* the text may be the start of a move */
    TYPED_SHORT, /* the same, but Enter completes it as it is */
    TYPED_OPEN,  /* complete, but another digit may follow */
    TYPED_WHOLE
} Typed;

/* The sign in lower case. The locale has no say: a Turkish one makes another
   letter of I. */
int typed_moves_lower(int sign);
/* The number of words in a move: two in Kulki (cells), otherwise one. */
int typed_moves_words(const Session *session);
/* Reads a word, which must not be empty, and be in lower case. */
Typed typed_moves_read(const Session *session, const char *word);
/* Writes what can follow the word, such as "a row, 1 to 9". For an empty word,
   writes what a move can start with. */
void typed_moves_page_next(Page *page, const Session *session,
                           const char *word);
/* The spot that a complete word names in Kulki. */
u8 typed_moves_spot(const Session *session, const char *word);

#endif
