/* SPDX-License-Identifier: MIT */
/* Questions for the solver's thread. Each is an Errand. */
#ifndef FRONT_TUI_ERRANDS_H
#define FRONT_TUI_ERRANDS_H

#include "thinker.h"

void errand_par(Page *page, Brain *brain, const Session *session);
/* Nothing if the par isn't known. After a game that can't be won, the move
   that cost most follows. */
void errand_end_par(Page *page, Brain *brain, const Session *session);
/* The losing move, and the key that returns to the position before it; or why
   it isn't known. */
void errand_loss(Page *page, Brain *brain, const Session *session);
/* The same, with what would have won. Nothing if such boards can't be
   analysed. */
void errand_explain(Page *page, Brain *brain, const Session *session);

#endif
