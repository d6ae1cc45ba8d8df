/* SPDX-License-Identifier: MIT */
/* Sends pieces home after the player's move, if the options say so. */
#ifndef FRONT_TUI_AUTOPLAY_H
#define FRONT_TUI_AUTOPLAY_H

#include "front/tui/view/state.h"

/* Call it before each line. Returns 1 if there is such a move to send. */
int autoplay_send(Tui *tui, Page *line);

#endif
