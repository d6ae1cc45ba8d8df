/* SPDX-License-Identifier: MIT */
/* Boards as text: as their authors printed them, or in words, for screen
   readers. */
#ifndef TEXT_BOARD_H
#define TEXT_BOARD_H

#include "host/host.h"

typedef struct Style {
    int ascii;   /* letters for suits, no sign beyond ASCII */
    int colour;  /* escape sequences for colours */
    int echo;    /* a transcript: prompts, and what was typed, in a pipe too */
    int watched; /* somebody sits at a terminal */
} Style;

/* draw.c, draw_cards.c, draw_tiles.c: the board as its author's screen */
void draw_board(Page *page, const Session *session, const Style *style);
void draw_kulki(Page *page, const Session *session, const Style *style);
void draw_sliding(Page *page, const Session *session, const Style *style);
void draw_cards(Page *page, const Session *session, const Style *style);
void draw_tiles(Page *page, const Session *session, const Style *style);

/* say.c, say_tiles.c: the board in words; part as for a front's say */
void say_board(Page *page, const Session *session, unsigned part);
void say_balls(Page *page, const Piece *pieces, unsigned count, unsigned part);
void say_blocks(Page *page, const Piece *pieces, unsigned count,
                unsigned part);
void say_cards(Page *page, const Piece *pieces, unsigned count, unsigned part);
void say_tiles(Page *page, const Piece *pieces, unsigned count, unsigned part);

/* "king of spades" */
void page_card(Page *page, u8 card);

/* All pieces as look lists them; the caller frees. */
Piece *look_at(const Session *session, unsigned *count);

/* Between these two, text is in a colour: the numbers of an escape sequence,
   "" for none. Only colours that can be read on black and on white. */
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
