/* SPDX-License-Identifier: MIT */
/* The mouse, event by event, as the terminal reports it. */
#ifndef FRONT_TUI_MOUSE_INPUT_H
#define FRONT_TUI_MOUSE_INPUT_H

#include "key.h"

void mouse_input_listen(void);
void mouse_input_ignore(void);
/* Reads the event of a KEY_MOUSE, on consoles whose mouse ncurses reads. */
void mouse_input_take(Key *key);

/* When to report motion while no button is down. On slow lines, every report
   delays what is typed. */
typedef enum Hover { HOVER_AUTO, HOVER_ON, HOVER_OFF } Hover;
void mouse_input_hover(Hover hover);
/* Motion is dropped unless somebody follows it. */
void mouse_input_follow(int follows);
int mouse_input_is_dropped(const Key *key);
int mouse_input_is_motion(const Key *key);

/* Turns the second of two quick presses at one place into
   KEY_PRESSED_AGAIN. */
void mouse_input_count(Key *key, long long milliseconds);

#endif
