/* SPDX-License-Identifier: MIT */
/* Paints a canvas on the terminal in few bytes: it sends only the cells that
   changed, in one write, so that nothing flickers. ncurses could do this, but
   it does not use 24-bit colour on a terminal that is described with 256, nor
   does it know that a half block can be drawn with either colour in front. */
#ifndef FRONT_TUI_PAINTER_H
#define FRONT_TUI_PAINTER_H

#include "front/tui/canvas/look.h"

/* Takes the memory that painter_close needs, so that a terminal which was
   opened can also be closed when memory is used up. */
void painter_reserve(void);
/* Call this after the terminal was opened; its screen is blank. */
void painter_open(void);
void painter_close(void);
/* Forgets what the terminal shows: the next frame is painted completely. */
void painter_forget(void);
void painter_paint(const Canvas *canvas, const Look *look);

#endif
