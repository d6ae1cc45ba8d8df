/* SPDX-License-Identifier: MIT */
/* The replay of a game. */
#ifndef FRONT_TUI_REPLAY_DIALOG_H
#define FRONT_TUI_REPLAY_DIALOG_H

#include "front/tui/view/state.h"

/* Both functions replay a game, replay_dialog_run from its start and
   replay_dialog_run_from from a given move. */
void replay_dialog_run(void *own, Session *session, long delay);
void replay_dialog_run_from(Tui *tui, Session *session, u32 from, long delay);
/* Replays the current game. */
void replay_dialog_watch_again(Tui *tui);
/* Shows the solver's line from the current position. Returns 1 if the player
   saw it, which counts as help. */
int replay_dialog_watch_solution(Tui *tui);

#endif
