/* SPDX-License-Identifier: MIT */
/* Shapes with light on them, which comes from above and from the left. All
   arithmetic is in whole numbers, so that every machine draws the same. */
#ifndef FRONT_TUI_SHAPES_H
#define FRONT_TUI_SHAPES_H

#include "pixels.h"

/* Fills the box, but for a margin that keeps it round. */
void shape_ball(const Scene *scene, const Box *pixels, long rgb);
/* A slab with round corners whose edges catch the light. */
void shape_slab(const Scene *scene, const Box *pixels, long rgb);
/* A card: flat, with round corners and a darker upper edge. */
void shape_card(const Scene *scene, const Box *pixels, long rgb);
/* What a card throws on the felt to its right and below it. */
void shape_shadow(const Scene *scene, const Box *pixels);
/* Where something can lie: an outline with round corners. */
void shape_outline(const Scene *scene, const Box *pixels, long rgb, int part);
/* Felt, lighter in the middle. */
void shape_felt(const Scene *scene, const Box *cells, long rgb);
/* A picture of dots, each line a row. */
void shape_bitmap(const Scene *scene, int x, int y, const char *const *lines,
                  long rgb);

#endif
