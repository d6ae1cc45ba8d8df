/* SPDX-License-Identifier: MIT */
/* Draws a picture of art/, which is written in a small part of SVG. The README
   there describes it. */
#ifndef FRONT_TUI_SVG_H
#define FRONT_TUI_SVG_H

#include <stddef.h>

#include "markup.h"
#include "outline.h"
#include "raster.h"

/* Pictures are found by their id in several texts. */
typedef struct SvgBook {
    const char *const *texts; /* ends with NULL */
    struct SvgEntry *entries; /* NULL: not read yet */
    size_t count;
} SvgBook;

/* Where to draw, in pixels; the view box is stretched to fill the frame, or
   keeps its shape in the middle of it. */
typedef struct SvgFrame {
    int x, y, width, height;
    int keeps_shape;
    long rgb; /* of currentColor */
} SvgFrame;

/* Returns 0 if no picture has this id. */
int svg_draw(SvgBook *book, const char *id, Bitmap *bitmap,
             const SvgFrame *frame);
/* Draws what is in a text of its own. The frame's units are pixels. */
void svg_draw_text(SvgBook *book, const char *text, Bitmap *bitmap, long rgb);
void svg_free(SvgBook *book);

/* svg_path.c: the shapes of SVG as tracks. */

/* Reads a shape; returns 0 if the tag is none. The scale tells how fine its
   curves have to be. */
int svg_path(const Tag *tag, Track *track, Fixed scale);

/* The files of art/, which the build puts into the program. */

/* The pictures of pieces, and those for the tiles of sliding puzzles. Both end
   with NULL. */
extern const char *const artwork[], *const puzzle_pictures[];

#endif
