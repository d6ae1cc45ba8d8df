/* SPDX-License-Identifier: MIT */
/* Handles keys and clicks, as lines to send or as actions of the screen. */
#ifndef FRONT_TUI_KEYS_H
#define FRONT_TUI_KEYS_H

#include "front/tui/view/state.h"

/* Returns 1 if there is a line to send. */
int keys_obey(Tui *tui, const Key *key, Page *line);

/* cursor.c: the keys that move the cursor on the board. */

/* Returns 1 if there is a line to send. Sets "known" if the key is one of
   these keys. */
int cursor_obey(Tui *tui, const Key *key, Page *line, int *known);

/* mouse.c: clicks and drags. */

void mouse_press(Tui *tui, const Key *key);
/* Returns 1 if there is a line to send. Otherwise "button" is the key that the
   click pressed, or KEY_NOTHING. */
int mouse_release(Tui *tui, const Key *key, Page *line, Key *button);
/* Motion, and the right button. Returns 1 if something else is to be drawn. */
int mouse_point(Tui *tui, const Key *key);
/* Puts a dragged piece back; the button's release then means nothing. */
void mouse_let_go(Tui *tui);

/* timeline.c: the keys of the timeline. */

/* Returns 1 if there is a line to send. */
int timeline_obey(Tui *tui, const Key *key, Page *line);

/* typing.c: text that Enter completes: commands and file names. */

void typing_begin(Tui *tui);
/* Returns 1 if there is a line to send. */
int typing_obey(Tui *tui, const Key *key, Page *line);
/* Pasted text becomes a typed line instead of a series of keys. */
void typing_paste(Tui *tui, const char *words);

/* finding.c: a typed name lights up what it means. */

void finding_begin(Tui *tui);
/* After each key, while something is typed. */
void finding_follow(Tui *tui);
/* Returns 1 if the typed line was this command. */
int finding_obey(Tui *tui, const char *typed);

/* tab.c: tab after a colon completes the word that is being typed. */

/* Adds what all words that fit have in common; lists them if there are several
   and they have no more. */
void tab_complete(Tui *tui);

/* autoplay.c: sends pieces home after the player's move, if the options say
 * so. */

/* Call it before each line. Returns 1 if there is such a move to send. */
int autoplay_send(Tui *tui, Page *line);

#endif
