/* SPDX-License-Identifier: MIT */
/* Questions for the solver's thread. Each is a ThinkerQuestion. */
#ifndef FRONT_TUI_QUESTIONS_H
#define FRONT_TUI_QUESTIONS_H

#include "thinker.h"

void question_par(Page *page, Advisor *advisor, const Session *session);
/* Nothing if the par isn't known. After a game that can't be won, the move
   that cost most follows. */
void question_end_par(Page *page, Advisor *advisor, const Session *session);
/* The losing move, and the key that returns to the position before it; or why
   it isn't known. */
void question_loss(Page *page, Advisor *advisor, const Session *session);
/* The same, with what would have won. Nothing if such boards can't be
   analysed. */
void question_explain(Page *page, Advisor *advisor, const Session *session);

#endif
