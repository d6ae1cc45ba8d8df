/* SPDX-License-Identifier: MIT */
/* How images come to the screen, and leave it. */
#ifndef FRONT_TUI_IMAGE_PROTOCOLS_H
#define FRONT_TUI_IMAGE_PROTOCOLS_H

#include "front/tui/canvas/look.h"
#include "front/tui/canvas/pictures.h"

/* kitty.c: kitty's graphics protocol: an image is sent once and then placed,
   moved and removed by its number. */

void kitty_paint(Page *frame, const Canvas *canvas);
/* Removes all images and their data. */
void kitty_remove(Page *frame);
/* Whether the terminal has images of ours. */
int kitty_is_used(void);
extern const char kitty_farewell[];

/* cell_images.c: images that are part of the cells that they are drawn in, as
   sixels and iTerm2's are: what is written there erases them. Cells whose
   pictures have changed are drawn again, with all that is in them. */

/* Returns 0 if the image can't be shown as a whole. */
typedef int (*PageImage)(Page *frame, const Bitmap *bitmap, int columns,
                         int rows);
extern const PageImage page_sixel_image, page_iterm_image;

void cell_images_mark(const Canvas *canvas, const Look *look, unsigned *marks);
void cell_images_paint(Page *frame, const Canvas *canvas, const Look *look,
                       const unsigned char *changed, PageImage page_image);

#endif
