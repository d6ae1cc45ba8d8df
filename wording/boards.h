/* SPDX-License-Identifier: MIT */
/* Boards as the original programs printed them, for every machine that prints
   lines. */
#ifndef WORDING_BOARDS_H
#define WORDING_BOARDS_H

#include "session/session.h"

typedef struct Style {
    int ascii;        /* only ASCII characters, with letters for suits */
    int colour;       /* use escape sequences for colours */
    int echo;         /* write prompts and input, even into a pipe */
    int watched;      /* a person is at a terminal */
    const char *name; /* the start's name as it may be printed; if NULL, as it
                         is */
} Style;

/* draw_boards.c, draw_cards.c, draw_tiles.c: each draws one game. They borrow
   memory from the session's host, and draw nothing without it. */
void draw_kulki(Writer *writer, const Session *session, const Style *style);
void draw_sliding(Writer *writer, const Session *session, const Style *style);
void draw_cards(Writer *writer, const Session *session, const Style *style);
void draw_tiles(Writer *writer, const Session *session, const Style *style);

/* The rest is for these. A pen leaves out blanks at the end of a line. */
typedef struct BoardPen {
    Writer *writer;
    const Style *style;
    u32 blanks;
} BoardPen;

void board_pen_start(BoardPen *pen, Writer *writer, const Style *style);
/* For writing something else, behind the blanks that are due. */
Writer *board_pen_writer(BoardPen *pen);
void board_pen_char(BoardPen *pen, char symbol);
void board_pen_text(BoardPen *pen, const char *text);

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
void board_pen_colour(BoardPen *pen, const char *colour);
void board_pen_plain(BoardPen *pen, const char *colour);

/* All pieces as "look" lists them, or NULL; the caller gives them back. */
Piece *board_borrow_pieces(const Session *session, u16 *count);
void *board_borrow_memory(const Session *session, u32 size);
void board_return_memory(const Session *session, void *memory);

#endif
