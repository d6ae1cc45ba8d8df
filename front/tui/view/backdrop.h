/* SPDX-License-Identifier: MIT */
/* The last picture of a celebration that leaves traces, such as a cascade of
   cards. It stays behind the result of the game. */
#ifndef FRONT_TUI_BACKDROP_H
#define FRONT_TUI_BACKDROP_H

#include "state.h"

/* Keeps what is on the canvas, until another position is shown. */
void backdrop_keep(Tui *tui);
void backdrop_drop(Tui *tui);
/* Whether there is one, and it suits the size and the colours of now. */
int backdrop_is_kept(const Tui *tui);
/* Draws it in the place of the board. */
void backdrop_draw(Tui *tui);

#endif
