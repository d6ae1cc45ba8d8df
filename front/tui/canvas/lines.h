/* SPDX-License-Identifier: MIT */
/* Texts of several lines, each of which ends with a line feed. */
#ifndef FRONT_TUI_LINES_H
#define FRONT_TUI_LINES_H

#include "canvas.h"

/* The next line, or the end of the text. */
const char *lines_next(const char *at);
int lines_count(const char *text);
/* The width of the first line, and of the widest. */
int lines_columns(const char *at);
int lines_widest(const char *text);
/* Draws the first line. */
void lines_put(Canvas *canvas, int x, int y, const char *at, Ink ink,
               int style);

#endif
