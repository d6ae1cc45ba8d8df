/* SPDX-License-Identifier: MIT */
/* The terminal, as ncurses knows it: paints canvases, reads keys and clicks,
   and is put back as it was on every way out. */
#ifndef SCREEN_H
#define SCREEN_H

#include "front/tui/canvas/look.h"
#include "key.h"

/* Whether there is a terminal that can be written on anywhere. */
int screen_exists(void);
/* What the terminal can do is told in the look; 0 when it can do nothing. */
int screen_open(Look *look);
/* The signs that the terminal has; NULL: any. */
const Font *screen_font(void);
void screen_close(void);
void screen_measure(int *width, int *height);
void screen_paint(const Canvas *canvas, const Look *look);
/* Everything anew, whatever another program has written there. */
void screen_paint_again(void);
/* Into the clipboard, where a terminal has one and allows it. */
void screen_copy(const char *words);
void input_await(Key *key, int milliseconds);
/* What the last KEY_PASTED brought, until the next key is awaited: one line,
   without what is no text. */
const char *input_pasted(void);

#endif
