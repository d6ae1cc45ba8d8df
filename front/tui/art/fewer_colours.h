/* SPDX-License-Identifier: MIT */
/* Gives a picture fewer colours, so that it takes fewer bytes. */
#ifndef FRONT_TUI_FEWER_COLOURS_H
#define FRONT_TUI_FEWER_COLOURS_H

#include "raster.h"

/* Opacity counts like a fourth part of a colour. */
void bitmap_reduce_colours(Bitmap *bitmap, int most);

#endif
