/* SPDX-License-Identifier: MIT */
/* What a solver found, in words. */
#ifndef ADVICE_EXPLAIN_H
#define ADVICE_EXPLAIN_H

#include "advisor.h"
#include "host/page.h"

/* Moves on from the session's position, as the game writes them; folded into
   lines, or one after the other. */
void page_way(Page *page, const Session *session, const u16 *moves, u32 count,
              int folded);
/* Whether it can still be won. */
void page_winnable(Page *page, Brain *brain, const Session *session);
/* In how few moves, or with how many points: 0 when that is not known, and the
   page says so; and whether a game ended so that it is worth telling. */
int page_par(Page *page, Brain *brain, const Session *session);
int ends_with_par(const Session *session);
/* "Move 12, 5a, lost the game", and what would have won. */
Verdict page_explanation(Page *page, Brain *brain, const Session *session);
/* kulki/advice.c: the same; in Kulki, which moves cost most. */
void page_review(Page *page, Brain *brain, const Session *session);

/* kulki/advice.c: the score that the learned player reaches from the same
   start, 0 without that player; and at most "most" of its moves, played */
u32 find_kulki_par(Brain *brain, const Session *session);
void append_kulki_way(Brain *brain, Session *session, u32 most);

#endif
