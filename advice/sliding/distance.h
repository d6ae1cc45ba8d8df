/* SPDX-License-Identifier: MIT */
/* How far a sliding puzzle is from its goal, in single-tile moves. */
#ifndef ADVICE_SLIDING_DISTANCE_H
#define ADVICE_SLIDING_DISTANCE_H

#include "advice/advisor_state.h"

/* What can be found out immediately. */
Distance sliding_find_distance(Advisor *advisor, const void *position);
/* For a start. If it is not exact, the line has this length but a shorter one
   may exist; 0 if nothing is known. Discards what is known of the game. */
Distance sliding_find_par(Advisor *advisor, const void *start);

/* The number of tiles that a line moves, one by one. */
u32 sliding_count_singles(const void *position, const u16 *moves, u32 count);

#endif
