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

/* celebrating.c: shows a celebration before the result of a game. */

/* Any key or click ends it; a key other than Enter and Esc is then handled as
   usual. */
void celebrating_run(Tui *tui);

/* backdrop.c: the last picture of a celebration that leaves traces, such as a
   cascade of cards. It stays behind the result of the game. */

/* Keeps what is on the canvas, until another position is shown. */
void backdrop_keep(Tui *tui);
void backdrop_drop(Tui *tui);
/* Whether there is one, and it suits the size and the colours of now. */
int backdrop_is_kept(const Tui *tui);
/* Draws it in the place of the board. */
void backdrop_draw(Tui *tui);

#endif
