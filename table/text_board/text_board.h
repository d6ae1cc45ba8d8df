/* SPDX-License-Identifier: MIT */
/* Boards as text, either as the original programs printed them, or in words
   for screen readers. */
#ifndef TEXT_BOARD_H
#define TEXT_BOARD_H

#include "host/host.h"
#include "wording/boards.h"

/* Draws the board as the original program did, or as the game's own text. */
void text_board_draw(Page *page, const Session *session, const Style *style);

/* say.c, say_tiles.c: the board in words; "part" is as in Front.say */
void text_board_say(Page *page, const Session *session, unsigned part);
void text_board_say_balls(Page *page, const Piece *pieces, unsigned count,
                          unsigned part);
void text_board_say_blocks(Page *page, const Piece *pieces, unsigned count,
                           unsigned part);
void text_board_say_cards(Page *page, const Piece *pieces, unsigned count,
                          unsigned part);
void text_board_say_tiles(Page *page, const Piece *pieces, unsigned count,
                          unsigned part);

/* Writes a sentence with the number and the list, or that for no list; and
   empties the list. */
void text_board_say_list(Page *page, Page *list, unsigned number,
                         const char *some, const char *none);
/* The pairs of Mahjong that can be taken. */
void text_board_say_pairs(Page *page, const Piece *pieces, unsigned count);

/* "yellow ball, g4", as the place is typed, and "king of spades"; nothing for
   an empty place */
void text_board_name_ball(Page *page, const Piece *piece);
void text_board_name_card(Page *page, const Piece *piece);
/* "c1", a place of Mahjong as it is typed */
void text_board_place(Page *page, unsigned x, unsigned y);
/* "king of spades", of which "king" is the rank */
extern const char *const text_board_suits[];
const char *text_board_rank(u8 card);
void text_board_page_card(Page *page, u8 card);
/* The same in a place of a sentence where it may take another form: "onto",
   "from" or "under". */
#if defined(QUADRILLE_TRANSLATED)
void text_board_page_card_in(Page *page, const char *context, u8 card);
#else
#define text_board_page_card_in(page, context, card)                          \
    text_board_page_card(page, card)
#endif
/* Writes "clubs up to 7". */
void text_board_page_up_to(Page *page, u8 suit, u8 card);

/* Returns all pieces as "look" lists them; the caller frees them. */
Piece *text_board_pieces(const Session *session, unsigned *count);

#endif
