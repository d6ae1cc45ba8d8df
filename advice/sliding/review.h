/* SPDX-License-Identifier: MIT */
/* How a game of the sliding puzzle compares with an optimal solution. */
#ifndef ADVICE_SLIDING_REVIEW_H
#define ADVICE_SLIDING_REVIEW_H

#include "distance.h"
#include "host/page.h"

/* "Distance: 17", or that it is more. */
void page_distance(Page *page, Distance distance);
/* The least there is from the start, and what was made of it; nothing when no
   par is found. */
void page_slide_par(Page *page, Brain *brain, const Session *session);
/* Which moves led away from the goal. */
Verdict page_lost_moves(Page *page, Brain *brain, const Session *session);
/* What the moves so far come to. */
void page_slide_metrics(Page *page, const Session *session);

/* Harder than how many of a hundred boards, and how that is known. */
void page_difficulty(Page *page, Brain *brain, const Session *session);

enum { MOST_WANTED = 2000 };

/* Sets a seed, and perhaps a walk in the variant, whose deal takes so many
   moves, or about as many; what it takes, 0 when nothing was found. */
Distance sliding_find_deal_at(Brain *brain, u32 wanted, u8 *variant, u8 *seed);

#endif
