/* SPDX-License-Identifier: MIT */
/* Keys and clicks, as lines or as actions of this screen alone. */
#ifndef FRONT_TUI_KEYS_H
#define FRONT_TUI_KEYS_H

#include "front/tui/view/state.h"

/* 1 when there is a line to be sent. */
int keys_obey(Tui *tui, const Key *key, Page *line);

#endif
