/* SPDX-License-Identifier: MIT */
/* Keys of the timeline. */
#ifndef FRONT_TUI_TIMELINE_H
#define FRONT_TUI_TIMELINE_H

#include "front/tui/view/state.h"

/* 1 when there is a line to be sent. */
int timeline_obey(Tui *tui, const Key *key, Page *line);

#endif
