/* SPDX-License-Identifier: MIT */
/* Input from the keyboard and from the joystick, which acts as keys. */
#ifndef MSX_KEYS_H
#define MSX_KEYS_H

#include "bios.h"

/* Waits for a key. The joystick's directions are cursor keys, its first button
   is Return, and its second button goes back. */
u8 msx_keys_next(void);

/* A random number, based on how long the player took to press keys. */
u16 msx_keys_chance(void);

/* An input line after a prompt in the bottom row, which shows the end of a
   long one. ESC cancels it. */
typedef struct Line {
    u8 count;
    char text[20];
} Line;

void msx_keys_show_line(const Line *line, const char *prompt);
/* Handles a key in a line. Returns 0 if the line does not use the key. */
u8 msx_keys_type(Line *line, u8 key);

#endif
