/* SPDX-License-Identifier: MIT */
/* The mouse, event by event, as the terminal reports it. */
#ifndef FRONT_TUI_MOUSE_INPUT_H
#define FRONT_TUI_MOUSE_INPUT_H

#include "key.h"

void mouse_input_listen(void);
void mouse_input_ignore(void);
/* Reads the event of a KEY_MOUSE, on consoles whose mouse ncurses reads. */
void mouse_input_take(Key *key);

#endif
