/* SPDX-License-Identifier: MIT */
/* Texts of many lines, each of which ends with a line feed. */
#ifndef FRONT_TUI_LINES_H
#define FRONT_TUI_LINES_H

#include "canvas.h"

/* The line below, or the end of the text. */
const char *next_line(const char *at);
int lines_of(const char *text);
/* Of the first line; of the widest. */
int columns_of_line(const char *at);
int lines_widest(const char *text);
/* Draws the first line. */
void put_line(Canvas *canvas, int x, int y, const char *at, Ink ink,
              int style);

#endif
