/* SPDX-License-Identifier: MIT */
/* The mouse as it comes in: what a terminal tells of it, event by event. */
#ifndef FRONT_TUI_MOUSE_INPUT_H
#define FRONT_TUI_MOUSE_INPUT_H

#include "key.h"

void listen_to_mouse(void);
void ignore_mouse(void);
/* The event behind a KEY_MOUSE: of a console with a mouse of its own. */
void take_console_mouse(Key *key);

#endif
