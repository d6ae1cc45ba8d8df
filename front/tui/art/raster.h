/* SPDX-License-Identifier: MIT */
/* Fills outlines with a colour or a gradient, with smooth edges. */
#ifndef FRONT_TUI_RASTER_H
#define FRONT_TUI_RASTER_H

#include "outline.h"

/* Pixels of four bytes: red, green and blue, multiplied by the opacity, and
   the opacity. */
typedef struct Bitmap {
    int width, height;
    unsigned char *bytes;
} Bitmap;

enum { BITMAP_PIXEL = 4 };

/* Empty: all is transparent. */
Bitmap bitmap_new(int width, int height);
void bitmap_free(Bitmap *bitmap);

enum { MOST_STOPS = 6, RAMP_BITS = 10 };

typedef struct Stop {
    Fixed offset;
    long rgb;
    int opacity; /* of 255 */
} Stop;

/* Colours by the distance from a line or a point; the matrix takes pixels to a
   place where the gradient ends at a distance of 1. */
typedef struct Gradient {
    int is_radial;
    Matrix matrix;
    Stop stops[MOST_STOPS];
    int count;
} Gradient;

typedef struct Fill {
    long rgb;
    int opacity;              /* of 255 */
    const Gradient *gradient; /* NULL: one colour */
} Fill;

void raster_fill(Bitmap *bitmap, Outline *outline, const Fill *fill);

/* fewer_colours.c: gives a picture fewer colours, so that it takes fewer
 * bytes. */

/* Opacity counts like a fourth part of a colour. */
void bitmap_reduce_colours(Bitmap *bitmap, int most);

#endif
