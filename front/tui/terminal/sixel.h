/* SPDX-License-Identifier: MIT */
/* Writes a bitmap as sixels: six rows at a time, one colour after the other.
 */
#ifndef FRONT_TUI_SIXEL_H
#define FRONT_TUI_SIXEL_H

#include "front/tui/art/raster.h"
#include "host/page.h"

/* Returns 0 and writes nothing if there are more than 256 colours, or shades
   of them that can be told apart. Transparent pixels are left out. */
int sixel_page(Page *page, const Bitmap *bitmap);

#endif
