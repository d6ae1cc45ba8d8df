/* SPDX-License-Identifier: MIT */
/* Shows a canvas's pictures as images, in the protocol that the terminal
   knows. */
#ifndef FRONT_TUI_IMAGES_H
#define FRONT_TUI_IMAGES_H

#include "front/tui/canvas/look.h"
#include "front/tui/canvas/pictures.h"

typedef enum ImageProtocol {
    NO_IMAGES,
    KITTY_IMAGES, /* sent once, then placed */
    SIXEL_IMAGES, /* drawn into cells, again whenever they change */
    ITERM_IMAGES
} ImageProtocol;

/* What the settings ask for and the terminal can do. */
ImageProtocol images_protocol(const Look *look);

/* What each cell shows, as a number that changes with it: 0 for no picture.
   Only for images that are part of cells; otherwise all are 0. */
void images_mark(const Canvas *canvas, const Look *look, unsigned *marks);
/* Sends what has changed since the last frame; "changed" are the cells that
   were overwritten or have another mark. The cursor is moved. */
void images_paint(Page *frame, const Canvas *canvas, const Look *look,
                  const unsigned char *changed);
/* Removes all images; the terminal need not remember any. */
void images_remove(Page *frame);
/* The same, in words for when nothing can be computed; "" if there are none.
 */
const char *images_farewell(void);

#endif
