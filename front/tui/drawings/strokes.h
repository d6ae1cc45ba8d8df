/* SPDX-License-Identifier: MIT */
/* Large figures, drawn with strokes of any size: digits, the letters of cards
   and winds, and the Chinese characters of Mahjong's tiles. */
#ifndef FRONT_TUI_STROKES_H
#define FRONT_TUI_STROKES_H

#include "pixels.h"

/* The width of a text of figures that is so high, in units. */
int strokes_width(const unsigned *signs, int height);
/* Draws figures, ended by 0, in the middle of a box, as large as they fit.
   Boldness is the width of a stroke in hundredths of the height. */
void strokes_draw(const Scene *scene, const Box *units, const unsigned *signs,
                  int boldness, long rgb);
/* Makes figures of a number. */
void strokes_of_number(unsigned *signs, unsigned number);

#endif
