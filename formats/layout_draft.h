/* SPDX-License-Identifier: MIT */
/* A layout that is being made: tiles are put on a table of half tiles, or
   taken from it, together with their mirror images. */
#ifndef LAYOUT_DRAFT_H
#define LAYOUT_DRAFT_H

#include "rules/mahjong/mahjong.h"

/* As large as Kyodai's layouts, in half tiles. */
enum { DRAFT_WIDTH = 34, DRAFT_HEIGHT = 20 };

/* In which directions there are mirror images. */
enum { DRAFT_ACROSS = 1, DRAFT_DOWN = 2 };

/* Puts tiles on top of whatever lies at the place and at its mirror images.
   Returns FINE, or the reason why none was put. */
u8 layout_draft_put(Layout *layout, u8 x, u8 y, u8 mirrors);
/* Takes the highest tile that covers the place, and those like it at the
   mirror images, unless a tile lies on one of them. */
u8 layout_draft_take(Layout *layout, u8 x, u8 y, u8 mirrors);
/* Moves a layout to the middle of the table. Returns 0, and leaves it, if it
   is too large. */
u8 layout_draft_centre(Layout *layout);

#endif
