/* SPDX-License-Identifier: MIT */
/* Signs drawn in so few dots that their shapes are chosen by hand: digits, the
   letters of cards and cells, suits, and the Chinese characters of Mahjong's
   tiles. A dot is one column wide and half a row high. */
#ifndef FRONT_TUI_DOT_FIGURES_H
#define FRONT_TUI_DOT_FIGURES_H

#include "pixels.h"

/* Ten in one narrow figure has a sign of its own. Chinese characters are
   higher than the rest. */
enum {
    DOT_FIGURE_TEN = 10,
    DOT_FIGURE_HEIGHT = 5,
    DOT_FIGURE_WIDEST = 5,
    DOT_FIGURE_CHARACTER = 8
};

/* A figure's size in dots, or 0 if there is none for this sign. */
int dot_figure_width(unsigned sign);
int dot_figure_height(unsigned sign);
/* Whether a figure has a dot here. */
int dot_figure_has(unsigned sign, int column, int row);
/* Draws a figure whose first dot is here, enlarged by a factor, and returns
   its width. */
int dot_figure_draw(const Scene *scene, int x, int y, unsigned sign, int scale,
                    long rgb);
/* A number above everything else, with its middle in a cell: as large as the
   factor says where there are pixels. */
void dot_figures_put(const Scene *scene, int x, int y, const char *text,
                     int scale, Ink ink);

#endif
