/* SPDX-License-Identifier: MIT */
/* A solver's findings in words. */
#ifndef ADVICE_EXPLAIN_H
#define ADVICE_EXPLAIN_H

#include "advisor.h"
#include "host/page.h"

/* Moves on from a position, as the game writes them; folded into lines, or one
   after the other. */
void page_way(Page *page, const Game *game, const void *start,
              const u16 *moves, u32 count, int folded);
/* Whether it can still be won. */
void page_winnable(Page *page, Brain *brain, const Session *session);
/* In how few moves, or with how many points: 0 when that is not known, and the
   page says so; and whether a game ended so that it is worth telling. */
int page_par(Page *page, Brain *brain, const Session *session);
int explain_ends_with_par(const Session *session);
/* "Move 12, 5a, lost the game", and what would have won. */
Verdict page_explanation(Page *page, Brain *brain, const Session *session);
/* Which moves cost most, where that is known; else the same. */
void page_review(Page *page, Brain *brain, const Session *session);

#endif
