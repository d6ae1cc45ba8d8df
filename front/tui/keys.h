/* SPDX-License-Identifier: MIT */
/* Keys and clicks as lines: what the parts of that share. All return 1 when
   there is a line to be sent. */
#ifndef KEYS_H
#define KEYS_H

#include "tui.h"

int is_game(const Tui *tui, const Game *game);
int say_line(Page *line, const char *text);
int touch_spot(Tui *tui, Page *line, u8 spot);
/* To where so many moves led, or to the nearest that there is. */
int go_to_number(Page *line, long number, long count);

/* Keys that mean the same in a replay. */
void obey_anywhere(Tui *tui, int code);

/* typing.c */
void begin_typing(Tui *tui);
int type_key(Tui *tui, const Key *key, Page *line);

/* entry.c: a sign of a move; tells whether it was taken for one */
int enter_sign(Tui *tui, int sign, Page *line, int *taken);

/* mouse.c: what a place on the screen stands for, and the mouse going up
   there */
int here_at(const Tui *tui, const Key *key);
int release_mouse(Tui *tui, const Key *key, Page *line);

#endif
