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

/* showing.c: what pieces do by themselves. A key or click ends it. */

/* Celebrates the end of a game before its result is shown. A key other than
   Enter and Esc is then handled as usual. */
void showing_celebrate(Tui *tui);
/* Keeps the last picture of the celebration for a screen of another size. */
void showing_keep_again(Tui *tui);
/* Deals the board that the scene has. */
void showing_deal(Tui *tui);

/* backdrop.c: the last picture of a celebration, such as a cascade of cards.
 * It stays behind the result of the game. */

/* Keeps what is on the canvas, until another position is shown. */
void backdrop_keep(Tui *tui);
void backdrop_drop(Tui *tui);
/* Whether there is one, and it suits the size and the colours of now. */
int backdrop_is_kept(const Tui *tui);
/* Whether there is one that no longer suits them. */
int backdrop_is_stale(const Tui *tui);
/* Draws it in the place of the board. */
void backdrop_draw(Tui *tui);

#endif
