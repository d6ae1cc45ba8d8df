/* SPDX-License-Identifier: MIT */
/* Writes a bitmap as PNG, compressed well enough for flat pictures. */
#ifndef FRONT_TUI_PNG_H
#define FRONT_TUI_PNG_H

#include "front/tui/art/raster.h"
#include "host/page.h"

void png_page(Page *page, const Bitmap *bitmap);

#endif
