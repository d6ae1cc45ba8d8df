/* SPDX-License-Identifier: MIT */
/* Bitmaps as the text that terminals read. */
#ifndef FRONT_TUI_IMAGE_FORMATS_H
#define FRONT_TUI_IMAGE_FORMATS_H

#include "front/tui/art/raster.h"
#include "host/page.h"

/* base64.c: bytes as text, four characters for three of them. */

void base64_page(Page *page, const void *bytes, size_t length);

/* png.c: writes a bitmap as PNG, compressed well enough for flat pictures. */

void png_page(Page *page, const Bitmap *bitmap);

/* sixel.c: writes a bitmap as sixels: six rows at a time, one colour after the
 * other. */

/* Returns 0 and writes nothing if there are more than 256 colours, or shades
   of them that can be told apart. Transparent pixels are left out. */
int sixel_page(Page *page, const Bitmap *bitmap);

#endif
