/* SPDX-License-Identifier: MIT */
/* Boards as text, either as the original programs printed them, or in words
   for screen readers. */
#ifndef TEXT_BOARD_H
#define TEXT_BOARD_H

#include "host/host.h"

typedef struct Style {
    int ascii;   /* only ASCII characters, with letters for suits */
    int colour;  /* use escape sequences for colours */
    int echo;    /* write prompts and input, even into a pipe */
    int watched; /* a person is at a terminal */
} Style;

/* draw.c, draw_cards.c, draw_tiles.c: boards as the original programs drew
   them */
void draw_board(Page *page, const Session *session, const Style *style);
void draw_kulki(Page *page, const Session *session, const Style *style);
void draw_sliding(Page *page, const Session *session, const Style *style);
void draw_cards(Page *page, const Session *session, const Style *style);
void draw_tiles(Page *page, const Session *session, const Style *style);

/* say.c, say_tiles.c: the board in words; "part" is as in Front.say */
void say_board(Page *page, const Session *session, unsigned part);
void say_balls(Page *page, const Piece *pieces, unsigned count, unsigned part);
void say_blocks(Page *page, const Piece *pieces, unsigned count,
                unsigned part);
void say_cards(Page *page, const Piece *pieces, unsigned count, unsigned part);
void say_tiles(Page *page, const Piece *pieces, unsigned count, unsigned part);

/* "king of spades" */
void page_card(Page *page, u8 card);

/* Returns all pieces as "look" lists them; the caller frees them. */
Piece *look_at(const Session *session, unsigned *count);

/* Text between these two is coloured. The numbers are those of an escape
   sequence; "" is no colour. All colours are legible on black and on white. */
#define RED "91"
#define GREEN "32"
#define YELLOW "33"
#define BLUE "94"
#define PURPLE "35"
#define CYAN "36"
#define BOLD "1"
#define DIM "2"
void page_colour(Page *page, const Style *style, const char *colour);
void page_plain(Page *page, const Style *style, const char *colour);

#endif
