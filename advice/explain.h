/* SPDX-License-Identifier: MIT */
/* Writes a solver's findings in words. */
#ifndef ADVICE_EXPLAIN_H
#define ADVICE_EXPLAIN_H

#include "advisor.h"
#include "host/page.h"

/* Writes moves from a position in the game's notation, either folded into
   lines or one per line. */
void explain_way(Page *page, const Game *game, const void *start,
                 const u16 *moves, u32 count, int folded);
/* Writes them as the member "line" of a JSON object, as page_line_member does.
 */
void explain_line(Page *page, const Game *game, const void *start,
                  const u16 *moves, u32 count);
/* Writes whether the game can still be won. */
void explain_winnable(Page *page, Advisor *advisor, const Session *session);
/* explain_par writes the par, in moves or points; if it isn't known, it says
   so and returns 0. explain_ends tells whether a game ended in a way that
   makes its par worth showing. */
int explain_par(Page *page, Advisor *advisor, const Session *session);
int explain_ends_with_par(const Session *session);
/* Writes why advisor_find_loss has found no losing move. */
void explain_no_loss(Page *page, const Session *session, const Loss *loss);
/* Writes "Move 12, 5a, lost the game", and what would have won. */
Verdict explain_game(Page *page, Advisor *advisor, const Session *session);
/* Writes which moves cost most, for games where that is known; for others, the
   explanation. */
void explain_review(Page *page, Advisor *advisor, const Session *session);

#endif
