/* SPDX-License-Identifier: MIT */
/* What is printed on cards and tiles. */
#ifndef FRONT_TUI_FACES_H
#define FRONT_TUI_FACES_H

#include "front/tui/canvas/canvas.h"
#include "pixels.h"

/* court.c: the figures on court cards. */

enum { COURT_COLUMNS = 15, COURT_ROWS = 22 };
/* Draws a jack (11), queen or king, the lower half turned around. */
void court_draw(const Scene *scene, const Box *units, int rank, int is_red);

/* tile_art.c: faces of Mahjong tiles drawn with pixels: dots, bamboo, Chinese
   characters, flowers and seasons. */

/* Draws a face; returns 0 if there are too few pixels for it. */
int tile_art_draw(const Scene *scene, const Box *units, const char *face);

/* numeral.c: large digits, and colons. */

/* The smallest figure, with the space behind it. */
enum { NUMERAL_STEP = 4, NUMERAL_ROWS = 3 };
/* The largest size at which the widest number fits the box, or 0. */
int numeral_put(Canvas *canvas, const Box *box, const char *text,
                const char *widest, CellColour ink, CellColour paper,
                int style);

/* picture.c: pictures on tiles. */

enum { A_DOT = 0x25cf, A_STICK = 0x2503, TEN_THOUSAND = 0x842c };
Ink picture_ink(const char *face);
/* A tile's face below its letters, within the box. */
void picture_put(Canvas *canvas, const Box *box, const char *face,
                 CellColour ink, CellColour paper);
/* The sign of a suit, to stand behind its number, or an arrow for a wind; 0
   for other faces. */
unsigned picture_sign(const char *face);
/* The face as a real tile shows it, in a Chinese character: its second one,
   the suit, only if there are two rows. Returns 0 for faces that are no
   character, and on terminals that don't draw them two columns wide. */
int picture_put_character(Canvas *canvas, int x, int y, int rows,
                          const char *face, CellColour ink, CellColour paper,
                          int style);

#endif
