/* SPDX-License-Identifier: MIT */
/* The keys of the timeline. */
#ifndef FRONT_TUI_TIMELINE_H
#define FRONT_TUI_TIMELINE_H

#include "front/tui/view/state.h"

/* Returns 1 if there is a line to send. */
int timeline_obey(Tui *tui, const Key *key, Page *line);

#endif
