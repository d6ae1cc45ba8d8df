/* SPDX-License-Identifier: MIT */
/* The terminal, through ncurses: it paints canvases, reads keys and clicks,
   and restores the terminal on every way out. */
#ifndef FRONT_TUI_SCREEN_H
#define FRONT_TUI_SCREEN_H

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
/* Stops the program until it is told to go on. */
void screen_rest(void);
/* As large as the terminal is now. */
void screen_fit(void);

#endif
