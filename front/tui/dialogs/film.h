/* SPDX-License-Identifier: MIT */
/* The replay of a game. */
#ifndef FRONT_TUI_FILM_H
#define FRONT_TUI_FILM_H

#include "front/tui/view/state.h"

/* Replays a game from its start, for the table. */
void film_run(void *own, Session *session, long delay);
void film_roll(Tui *tui, Session *session, u32 from, long delay);
/* Replays the current game. */
void film_watch_again(Tui *tui);
/* The way that the solver knows from here; 1 when it was seen, which is help.
 */
int film_watch_way(Tui *tui);

#endif
