/* SPDX-License-Identifier: MIT */
/* Typed moves: what a text means in a game's notation, and what can follow it.
 */
#ifndef FRONT_TUI_TYPED_MOVES_H
#define FRONT_TUI_TYPED_MOVES_H

#include "host/host.h"

typedef enum Typed {
    TYPED_NONE,  /* no move reads like this */
    TYPED_PART,  /* a move may go on from here */
    TYPED_SHORT, /* the same; Enter makes it a move as it stands */
    TYPED_OPEN,  /* complete, but a further digit may follow */
    TYPED_WHOLE
} Typed;

/* A move is one word, but two in Kulki: cells. */
int typed_words(const Session *session);
/* Reads a word in lower case. */
Typed typed_read(const Session *session, const char *word);
/* What may follow the word: "a row, 1 to 9"; "" is what a move begins with. */
void typed_page_next(Page *page, const Session *session, const char *word);
/* The spot that Kulki's complete word names. */
u8 typed_spot(const Session *session, const char *word);

#endif
