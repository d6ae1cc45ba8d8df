/* SPDX-License-Identifier: MIT */
/* Texts of several lines, each of which ends with a line feed, on a canvas. */
#ifndef FRONT_TUI_TEXTS_H
#define FRONT_TUI_TEXTS_H

#include "canvas.h"
#include "host/page.h"

/* lines.c: texts of several lines, each of which ends with a line feed. */

/* The next line, or the end of the text. */
const char *lines_next(const char *at);
int lines_count(const char *text);
/* The width of the character that begins here; nothing within one. */
int lines_sign_columns(const char *at);
/* The width of the first line, and of the widest. */
int lines_columns(const char *at);
int lines_widest(const char *text);
/* Draws the first line. */
void lines_put(Canvas *canvas, int x, int y, const char *at, Ink ink,
               int style);

/* fold.c: fitting texts to a width. */

/* Folds a text into lines of at most this width. */
void fold_text(Page *page, const char *text, int width);
/* Folds only tables, as narrow as possible; rows can be kept on one line. */
void fold_tables(Page *page, const char *text, int width, int keeps_rows);

#endif
