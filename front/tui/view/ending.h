/* SPDX-License-Identifier: MIT */
/* The result of a finished game, in a box over its board. */
#ifndef FRONT_TUI_ENDING_H
#define FRONT_TUI_ENDING_H

#include "state.h"

int ending_is_shown(const Tui *tui);
/* Whether Enter deals the next game. */
int ending_offers_next(const Tui *tui);
/* What the thread should find out about this ending, or NULL. */
ThinkerQuestion ending_question(const Tui *tui);
/* How many rows its box takes below the board of a finished game, so that all
   of the board can be seen; 0 if it lies over the middle of the screen. */
int ending_rows(const Tui *tui);
void ending_draw(Tui *tui);

#endif
