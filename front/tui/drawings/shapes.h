/* SPDX-License-Identifier: MIT */
/* Shapes with light on them, which comes from above and from the left. Boxes
   are in units. All arithmetic is in whole numbers, so that every machine
   draws the same. */
#ifndef FRONT_TUI_SHAPES_H
#define FRONT_TUI_SHAPES_H

#include "pixels.h"

/* Fills the box as far as it is square. */
void shape_ball(const Scene *scene, const Box *units, long rgb);
void shape_ball_shadow(const Scene *scene, const Box *units);
/* A flat disc, with a ring and a dot of another colour if it is large. */
void shape_disc(const Scene *scene, const Box *units, long rgb, long inner);
/* A flat bar with round ends. */
void shape_bar(const Scene *scene, const Box *units, long rgb);
/* A slab with round corners whose edges catch the light. */
void shape_slab(const Scene *scene, const Box *units, long rgb);
/* A tray with a rim, on felt. */
void shape_tray(const Scene *scene, const Box *units, long rgb);
/* A tile seen from above and from the right: its left and lower sides are so
   high, lighter above than below. */
void shape_tile(const Scene *scene, const Box *units, int wall, long face,
                long side);
/* Darkens what has been drawn there. */
void shape_dim(const Scene *scene, const Box *units, int part);
/* A card: flat, with round corners and darker edges. */
void shape_card(const Scene *scene, const Box *units, int radius, long rgb);
/* What a card throws on the felt to its right and below it. One that overlaps
   others ends neither above nor below. */
enum ShadowEnd { ENDS_ABOVE = 1, ENDS_BELOW = 2 };
void shape_shadow(const Scene *scene, const Box *units, int ends);
/* Where something can lie: an outline with round corners. */
void shape_outline(const Scene *scene, const Box *units, int radius, long rgb,
                   int part);
/* A square that is sunk into the board. */
void shape_groove(const Scene *scene, const Box *units, long rgb);
/* Felt, lighter in the middle. */
void shape_felt(const Scene *scene, const Box *cells, long rgb);
/* A suit: clubs, diamonds, hearts, spades; upside down if asked. */
enum { SUIT_SHAPES = 4 };
void shape_suit(const Scene *scene, const Box *units, int suit, int turned,
                long rgb);
#endif
