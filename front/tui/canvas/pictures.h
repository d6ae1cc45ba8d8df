/* SPDX-License-Identifier: MIT */
/* Pictures on a canvas, for terminals that show images. They have pixels as
   their unit and lie above the paper of cells; a sign that is written on one
   later hides it in its cell. */
#ifndef FRONT_TUI_PICTURES_H
#define FRONT_TUI_PICTURES_H

#include "canvas.h"
#include "front/tui/art/art_cache.h"

typedef struct CanvasPicture {
    ArtSpec spec;
    int slot;  /* which of the pictures it is, wherever it moves */
    int layer; /* above those of lower layers */
    int x, y;  /* of its upper left corner */
    Box shown; /* the part within the clip of the canvas, in pixels of the
                  canvas */
} CanvasPicture;

/* Does nothing where the picture is clipped away, or the canvas shows none. */
void canvas_put_picture(Canvas *canvas, const ArtSpec *spec, int slot,
                        int layer, int x, int y);

/* In pixels, and back: the cells whose middle is in the box. */
Box canvas_pixels(const Canvas *canvas, const Box *cells);
Box canvas_cells(const Canvas *canvas, const Box *pixels);
/* All cells that the box touches. */
Box canvas_touched(const Canvas *canvas, const Box *pixels);

/* The visible parts of a picture, in pixels, without the cells where a sign
   hides it; at most "most" of them. */
int picture_parts(const Canvas *canvas, const CanvasPicture *picture,
                  Box *parts, int most);

#endif
