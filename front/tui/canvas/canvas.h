/* SPDX-License-Identifier: MIT */
/* The contents of a screen: a grid of cells, each with a character, two inks
   and the meaning of a click on it. It knows no terminal. */
#ifndef FRONT_TUI_CANVAS_H
#define FRONT_TUI_CANVAS_H

#include "host/page.h"
#include "ink.h"
#include "signs.h"

/* What a click on a cell means: a spot of the board (below HIT_NOTHING), or
   the key that has the same effect. */
enum {
    HIT_NOTHING = 0x1ff,
    HIT_KEY = 0x200,
    HIT_SAME = 0xffff /* as what is drawn goes over: its meaning stays */
};

/* A part of a canvas. */
typedef struct Box {
    int x, y, width, height;
} Box;

typedef struct Cell {
    unsigned
        sign; /* a code point; NO_SIGN: the one before takes two columns */
    CellColour ink, paper;
    unsigned short hit;
    unsigned char style;
    unsigned char is_pictured; /* shows pictures rather than the sign */
} Cell;

typedef struct Canvas {
    int width, height;
    int ascii;        /* no sign beyond ASCII, */
    const Font *font; /* or else beyond these; NULL: any */
    int has_wide;     /* signs of two columns can be shown */
    Cell *cells;
    unsigned short hit;          /* of what is drawn from now on, */
    Box clip;                    /* and what lies outside is not drawn */
    int cursor_x, cursor_y;      /* where the terminal's own cursor stands */
    int cell_width, cell_height; /* in pixels; 0: no pictures */
    struct CanvasPicture *pictures; /* see pictures.h */
    int picture_count, picture_room;
} Canvas;

/* Clears the canvas; its cells are allocated again when the size changes. */
void canvas_clear(Canvas *canvas, int width, int height);
void canvas_free(Canvas *canvas);

/* NULL outside. */
Cell *canvas_cell(const Canvas *canvas, int x, int y);
/* INK_GROUND outside. */
CellColour canvas_paper_at(const Canvas *canvas, int x, int y);
/* Missing characters are replaced by similar ones. A character of two columns
   takes two cells; when one of them is overwritten, the other becomes blank.
   If the second cell can't be drawn on, it is replaced, too. */
void canvas_put_sign(Canvas *canvas, int x, int y, unsigned sign,
                     CellColour ink, CellColour paper, int style);
/* UTF-8; returns the column after it. canvas_put_cut ends what is too wide
   with an ellipsis. */
int canvas_put_words(Canvas *canvas, int x, int y, const char *words,
                     CellColour ink, CellColour paper, int style);
int canvas_put_cut(Canvas *canvas, int x, int y, const char *words, int width,
                   CellColour ink, CellColour paper, int style);
/* The same for what is wider than the rest of the clip. */
int canvas_put_text(Canvas *canvas, int x, int y, const char *words,
                    CellColour ink, CellColour paper, int style);
void canvas_fill(Canvas *canvas, const Box *box, unsigned sign, CellColour ink,
                 CellColour paper);
/* Draws a frame with round corners, and leaves its inside alone. */
void canvas_frame(Canvas *canvas, const Box *box, CellColour ink,
                  CellColour paper);
/* Changes the paper; the characters drawn on it stay. */
void canvas_tint(Canvas *canvas, const Box *box, CellColour paper);

/* Encodes a character as UTF-8; returns the number of bytes. */
size_t canvas_encode(char bytes[4], unsigned sign);
int canvas_columns(const char *words);
/* The end of a text, as far as it fits in the columns. */
const char *canvas_end_of(const char *text, int width);
/* Where something of this size begins when it is centred in a room. */
int canvas_centred(int from, int room, int taken);
/* By how much something too large for a room is scrolled so that a place in
   it is seen; 0 when all of it fits. */
int canvas_scrolled(int room, int size, int at);
int box_contains(const Box *box, int x, int y);
/* The intersection; its width or height is 0 or less when it is empty. */
Box box_common(const Box *a, const Box *b);

/* The characters, a line per row, without trailing blanks. */
void canvas_page(Page *page, const Canvas *canvas);

#endif
