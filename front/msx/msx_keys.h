/* SPDX-License-Identifier: MIT */
/* The keyboard, and the joystick as keys. */
#ifndef MSX_KEYS_H
#define MSX_KEYS_H

#include "bios.h"

/* Waits for one; the joystick's moves are cursor keys, its first button is
   return and its second goes back. */
u8 next_key(void);

/* A number that nobody chose: how long people took for their keys. */
u16 chance(void);

/* A line in the row at the bottom, behind a prompt; ESC gives it up. */
typedef struct Line {
    u8 count;
    char text[20];
} Line;

void show_line(const Line *line, const char *prompt);
/* What a key does to a line; 0 when it is not for it. */
u8 type_key(Line *line, u8 key);

#endif
