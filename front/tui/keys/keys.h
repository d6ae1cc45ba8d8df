/* SPDX-License-Identifier: MIT */
/* Keys and clicks as lines: what the parts of that share. All return 1 when
   there is a line to be sent. */
#ifndef KEYS_H
#define KEYS_H

#include "front/tui/tui.h"

int say_line(Page *line, const char *text);
int touch_spot(Tui *tui, Page *line, u8 spot);
/* cursor.c: keys of the cursor, which tell whether they are that, and those of
   the timeline */
int obey_cursor(Tui *tui, const Key *key, Page *line, int *known);
int time_key(Tui *tui, const Key *key, Page *line);
/* To where so many moves led, or to the nearest that there is. */
int go_to_number(Page *line, long number, long count);

/* Lets go of all that is held, half typed, shown or going on. */
int let_go(Tui *tui, Page *line);
/* With the position that comes of the key it will be said that the game at
   hand is not lost. */
void note_leaving(Tui *tui, int code);
/* Keys that mean the same in a replay; 0 for those that don't. */
int obey_anywhere(Tui *tui, int code);
/* A key that is no part of a typed move. */
int obey_command(Tui *tui, const Key *key, Page *line);

/* typing.c */
void begin_typing(Tui *tui);
int type_key(Tui *tui, const Key *key, Page *line);
/* Pasted text is a line that is typed, and no keys. */
int paste_words(Tui *tui, const char *words);

/* entry.c: a key that may be part of a typed move; tells whether it was */
int enter_key(Tui *tui, int code, Page *line, int *taken);
void clear_entry(Tui *tui);
/* The same, and lets go of what was held for it. */
int drop_entry(Tui *tui, Page *line);
/* Refuses a key that means nothing. */
void refuse_stray(Tui *tui, int sign);

/* mouse.c: what a place on the screen stands for, and the mouse going up
   there */
int here_at(const Tui *tui, const Key *key);
int release_mouse(Tui *tui, const Key *key, Page *line);

#endif
