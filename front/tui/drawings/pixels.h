/* SPDX-License-Identifier: MIT */
/* Pixels: each cell is two of them, one above the other, drawn with a half
   block. They are about square. Text that was drawn in a cell goes when a
   pixel of it is set. */
#ifndef FRONT_TUI_PIXELS_H
#define FRONT_TUI_PIXELS_H

#include "scene.h"

/* Whether there are enough colours and signs to draw with light and shadow. */
int pixels_available(const Scene *scene);

/* A part of a canvas in pixels: y counts half rows. */
Box pixels_of(const Box *cells);

/* Lighter or darker: 256 leaves a colour as it is, 0 is black, 512 white. */
long pixel_shade(long rgb, int level);
/* So much of 256 of one colour over another. */
long pixel_mix(long below, long above, int part);
long pixel_rgb(const Scene *scene, CellColour colour);

/* All clip as signs do. */
void pixel_put(const Scene *scene, int x, int y, long rgb);
long pixel_at(const Scene *scene, int x, int y);
void pixel_blend(const Scene *scene, int x, int y, long rgb, int part);
void pixels_fill(const Scene *scene, const Box *pixels, long rgb);
void pixels_blend(const Scene *scene, const Box *pixels, long rgb, int part);

#endif
