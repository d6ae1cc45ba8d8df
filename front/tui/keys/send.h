/* SPDX-License-Identifier: MIT */
/* The lines that keys and clicks send to the main loop. */
#ifndef FRONT_TUI_SEND_H
#define FRONT_TUI_SEND_H

#include "front/tui/view/state.h"

/* All functions return 1 if there is a line to send. */
int send_line(Page *line, const char *text);
int send_touch(Tui *tui, Page *line, u8 spot);
/* Sends the piece where it belongs. */
int send_home(Tui *tui, Page *line, u8 spot);
/* Goes to this move, or to the nearest one. */
int send_go(Page *line, long number, long count);

/* Restarts the deal, or goes back to where the player was before that. */
int send_restart(Tui *tui, Page *line);
/* Prepares a note for the next position: if the key leaves or restarts the
   game, the note says how to get the moves back. */
void send_note_leaving(Tui *tui, int code);

#endif
