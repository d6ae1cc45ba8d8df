/* SPDX-License-Identifier: MIT */
/* What the drawings with images have in common. */
#ifndef FRONT_TUI_PICTURED_H
#define FRONT_TUI_PICTURED_H

#include "drawing.h"
#include "front/tui/canvas/pictures.h"
#include "pixels.h"

/* Pictures of a piece, from the lowest to the highest; each has its slot. */
enum PictureLayer {
    GROUND_LAYER,
    PIECE_LAYER,
    MARK_LAYER,
    RING_LAYER,
    PICTURE_LAYERS
};

/* A piece's own place in pixels; that of one that is being moved follows from
   the cells where it is drawn. */
Box pictured_at(const Scene *scene, const Piece *piece, const Box *cells,
                const Box *own);
int pictured_is_moving(const Scene *scene, const Piece *piece,
                       const Box *cells);
/* Clicks in these cells mean what is drawn now. */
void pictured_here(const Scene *scene, const Box *cells);
void pictured_put(const Scene *scene, const ArtSpec *spec, int slot, int layer,
                  const Box *at);
/* The colour of the ring around what is pointed at, held or advised, or -1. */
long pictured_ring(const Scene *scene, u8 spot);
/* Puts the ring, if there is one. */
void pictured_put_ring(const Scene *scene, u8 spot, int slot, int layer,
                       const Box *at);
/* A dot in the middle, whose size is given in hundredths of the smaller
   side. */
void pictured_put_mark(const Scene *scene, int slot, int layer, const Box *at,
                       int part, long rgb);

#endif
