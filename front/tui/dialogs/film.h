/* SPDX-License-Identifier: MIT */
/* The replay of a game. */
#ifndef FRONT_TUI_FILM_H
#define FRONT_TUI_FILM_H

#include "front/tui/view/state.h"

/* Both functions replay a game, film_run from its start and film_roll from a
   given move. */
void film_run(void *own, Session *session, long delay);
void film_roll(Tui *tui, Session *session, u32 from, long delay);
/* Replays the current game. */
void film_watch_again(Tui *tui);
/* Shows the solver's line from the current position. Returns 1 if the player
   saw it, which counts as help. */
int film_watch_way(Tui *tui);

#endif
