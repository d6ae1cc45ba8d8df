/* SPDX-License-Identifier: MIT */
/* How far a sliding puzzle is from its goal, in single-tile moves. */
#ifndef ADVICE_SLIDING_DISTANCE_H
#define ADVICE_SLIDING_DISTANCE_H

#include "advice/brain.h"

/* At once, as far as it can be told at once. */
Distance sliding_find_distance(Brain *brain, const void *position);
/* Of a start; not exact: so many are enough, but fewer may be. 0: not known.
   What is known of the game is forgotten. */
Distance sliding_find_par(Brain *brain, const void *start);

/* The tiles that move, one by one, along a line. */
u32 sliding_count_singles(const void *position, const u16 *moves, u32 count);

#endif
