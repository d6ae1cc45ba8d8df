/* SPDX-License-Identifier: MIT */
/* The mouse, event by event, as the terminal reports it. */
#ifndef FRONT_TUI_MOUSE_INPUT_H
#define FRONT_TUI_MOUSE_INPUT_H

#include "key.h"

void mouse_input_listen(void);
void mouse_input_ignore(void);
/* The event behind a KEY_MOUSE: of a console with a mouse of its own. */
void mouse_input_take(Key *key);

#endif
