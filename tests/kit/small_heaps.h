/* SPDX-License-Identifier: MIT */
/* Small random layouts of tiles, on which solvers can be compared with an
   exhaustive search. */
#ifndef TESTS_KIT_SMALL_HEAPS_H
#define TESTS_KIT_SMALL_HEAPS_H

#include "tile_texts.h"

/* Groups of two, four, six and eight tiles; an even number of tiles at random
   places. */
void make_heap(Mahjong *game, const Room *room, u8 most, u8 *rng);

/* How many tiles lie on this one, counted tile by tile. */
u8 count_above(const Mahjong *game, u8 tile);

#endif
