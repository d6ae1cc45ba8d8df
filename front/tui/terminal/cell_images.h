/* SPDX-License-Identifier: MIT */
/* Images that are part of the cells that they are drawn in, as sixels and
   iTerm2's are: what is written there erases them. Cells whose pictures have
   changed are drawn again, with all that is in them. */
#ifndef FRONT_TUI_CELL_IMAGES_H
#define FRONT_TUI_CELL_IMAGES_H

#include "front/tui/canvas/look.h"
#include "front/tui/canvas/pictures.h"

/* Returns 0 if the image can't be shown as a whole. */
typedef int (*PageImage)(Page *frame, const Bitmap *bitmap, int columns,
                         int rows);
extern const PageImage page_sixel_image, page_iterm_image;

void cell_images_mark(const Canvas *canvas, const Look *look, unsigned *marks);
void cell_images_paint(Page *frame, const Canvas *canvas, const Look *look,
                       const unsigned char *changed, PageImage page_image);

#endif
