/* SPDX-License-Identifier: MIT */
/* Puts a canvas on the terminal in as few bytes as it takes: only the cells
   that differ from what the terminal shows, in one write, so that nothing
   flickers. ncurses would do the same, but knows neither 24-bit colour on a
   terminal whose description has 256, nor half blocks, which can be drawn
   with either colour in front. */
#ifndef FRONT_TUI_PAINTER_H
#define FRONT_TUI_PAINTER_H

#include "front/tui/canvas/look.h"

/* After the terminal was opened: its screen is blank. */
void painter_open(void);
void painter_close(void);
/* The terminal may show anything: the next frame is painted as a whole. */
void painter_forget(void);
void painter_paint(const Canvas *canvas, const Look *look);
/* How many bytes were sent so far. */
unsigned long painter_bytes(void);

#endif
