/* SPDX-License-Identifier: MIT */
/* The terminal, through ncurses: it paints canvases, reads keys and clicks,
   and restores the terminal on every way out. */
#ifndef FRONT_TUI_SCREEN_H
#define FRONT_TUI_SCREEN_H

#include "front/tui/canvas/look.h"
#include "key.h"

/* Whether the terminal can place the cursor. */
int screen_exists(void);
/* Sets the terminal's abilities in the look; returns 0 if it has none. Asks
   for the others (abilities.h). */
int screen_open(Look *look);
/* Notes in the look what the terminal has answered since. The first time, it
   waits for the answers, but not for long. */
void screen_learn(Look *look);
/* The characters of the terminal; NULL: all. */
const Font *screen_font(void);
void screen_close(void);
void screen_measure(int *width, int *height);
/* Whether pictures are shown as images; and the size of a cell in pixels. */
int screen_shows_images(const Look *look, int *cell_width, int *cell_height);
void screen_paint(const Canvas *canvas, const Look *look);
/* Repaints everything, whatever another program has written. */
void screen_paint_again(void);
/* The same, and asks the terminal again what it can do. */
void screen_ask_again(void);
/* Copies to the clipboard, if the terminal has one and allows it. */
void screen_copy(const char *words);
/* Rings the bell, if the player wants one. */
void screen_ring(const Look *look);
/* Sets the window's title until the screen is closed or the words are NULL.
   Then the terminal gets its own title back, if it can remember it. */
void screen_title(const char *words);
/* Suspends the program until it is resumed. */
void screen_rest(void);
/* Adapts to the terminal's present size. */
void screen_fit(void);

#endif
