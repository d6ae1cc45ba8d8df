/* SPDX-License-Identifier: MIT */
/* How a game of the sliding puzzle compares with an optimal solution. */
#ifndef ADVICE_SLIDING_REVIEW_H
#define ADVICE_SLIDING_REVIEW_H

#include "distance.h"
#include "host/page.h"

/* Writes "Distance: 17", or a lower bound. */
void sliding_page_distance(Page *page, Distance distance);
/* Writes the optimum from the start and how the game compares; nothing if no
   par is found. */
void sliding_page_par(Page *page, Advisor *advisor, const Session *session);
/* Writes which moves led away from the goal. */
Verdict sliding_page_lost_moves(Page *page, Advisor *advisor,
                                const Session *session);
/* Writes statistics of the moves so far. */
void sliding_page_metrics(Page *page, const Session *session);

/* Writes how many of a hundred boards are easier, and how that is known. */
void sliding_page_difficulty(Page *page, Advisor *advisor,
                             const Session *session);

enum { MOST_WANTED = 2000 };

/* Sets a seed, and if necessary a walk in the variant, whose deal needs the
   wanted number of moves, or about as many. Returns what it needs; 0 if
   nothing was found. */
Distance sliding_find_deal_at(Advisor *advisor, u32 wanted, u8 *variant,
                              u8 *seed);

#endif
