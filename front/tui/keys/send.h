/* SPDX-License-Identifier: MIT */
/* The lines that keys and clicks send to the loop. */
#ifndef FRONT_TUI_SEND_H
#define FRONT_TUI_SEND_H

#include "front/tui/view/state.h"

/* All return 1 when there is a line to be sent. */
int send_line(Page *line, const char *text);
int send_touch(Tui *tui, Page *line, u8 spot);
/* Goes to this move, or to the nearest one. */
int send_go(Page *line, long number, long count);

/* With the position that comes of the key it will be said that the game at
   hand, which is left or begun anew, is not lost. */
void send_note_leaving(Tui *tui, int code);

#endif
