/* SPDX-License-Identifier: MIT */
/* Faces of Mahjong tiles drawn with pixels: dots, bamboo, Chinese characters,
   flowers and seasons. */
#ifndef FRONT_TUI_TILE_ART_H
#define FRONT_TUI_TILE_ART_H

#include "pixels.h"

/* Draws a face; returns 0 if there are too few pixels for it. */
int tile_art_draw(const Scene *scene, const Box *units, const char *face);

#endif
