/* SPDX-License-Identifier: MIT */
/* Small heaps of tiles, for solvers to be compared with every line of play. */
#ifndef TESTS_KIT_SMALL_HEAPS_H
#define TESTS_KIT_SMALL_HEAPS_H

#include "tile_texts.h"

/* Two, four, six and eight of a kind; an even number of tiles, at places drawn
   by lot. */
void make_heap(Mahjong *game, const Room *room, u8 most, u8 *rng);

/* How many tiles lie on this one, counted tile by tile. */
u8 count_above(const Mahjong *game, u8 tile);

#endif
