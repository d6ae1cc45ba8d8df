/* SPDX-License-Identifier: MIT */
/* Shows a celebration before the result of a game. */
#ifndef FRONT_TUI_CELEBRATING_H
#define FRONT_TUI_CELEBRATING_H

#include "state.h"

/* Any key or click ends it; a key other than Enter and Esc is then handled as
   usual. */
void celebrating_run(Tui *tui);

#endif
