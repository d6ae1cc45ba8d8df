/* SPDX-License-Identifier: MIT */
/* The player's own pictures: PNG and JPEG files. */
#ifndef FRONT_TUI_PHOTO_H
#define FRONT_TUI_PHOTO_H

#include <stddef.h>

#include "host/page.h"
#include "raster.h"

/* The most pixels of a picture that is read, and the longest side of what is
   kept of it. */
enum { PHOTO_MOST_PIXELS = 40000000, PHOTO_LONGEST = 1600 };

typedef enum PhotoFault {
    PHOTO_FINE,
    PHOTO_UNKNOWN, /* neither PNG nor JPEG */
    PHOTO_DAMAGED,
    PHOTO_TOO_LARGE,
    PHOTO_UNUSUAL /* a kind that cameras and browsers hardly write */
} PhotoFault;

/* Reads a picture, upright and opaque. */
PhotoFault photo_read(Bitmap *bitmap, const unsigned char *bytes, size_t size);
/* The middle of a picture in another shape and size. */
Bitmap photo_fit(const Bitmap *photo, int width, int height);

/* ------------------------------------------------------ parts of photo_read
 */

/* photo_png.c and photo_jpeg.c: the whole picture, as it is in the file. */
PhotoFault photo_read_png(Bitmap *bitmap, const unsigned char *bytes,
                          size_t size);
PhotoFault photo_read_jpeg(Bitmap *bitmap, const unsigned char *bytes,
                           size_t size);
/* Whether a picture may have this size. */
PhotoFault photo_judge_size(unsigned long width, unsigned long height);
/* photo_inflate.c: RFC 1950 and 1951. Returns whether the data has this many
   bytes. */
int photo_inflate(const unsigned char *data, size_t size, unsigned char *bytes,
                  size_t room);

#endif
