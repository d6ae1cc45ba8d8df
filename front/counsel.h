/* SPDX-License-Identifier: MIT */
/* What a solver found, in words. */
#ifndef COUNSEL_H
#define COUNSEL_H

#include "brain.h"
#include "page.h"

/* Moves on from the session's position, as the game writes them; folded into
   lines, or one after the other. */
void page_way(Page *page, const Session *session, const u16 *moves, u32 count,
              int folded);
/* "Move 12, 5a, lost the game", and what would have won. */
Verdict page_explanation(Page *page, Brain *brain, Session *session);

#endif
