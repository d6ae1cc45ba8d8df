/* SPDX-License-Identifier: MIT */
/* A text over the board, until it is closed. */
#ifndef FRONT_TUI_PAGER_H
#define FRONT_TUI_PAGER_H

#include "front/tui/view/state.h"

/* Shows the text until a key closes it, and returns that key. Clicking a line
   that starts with the name of a key counts as pressing that key. */
Key pager_show(Tui *tui, const char *title, const char *text);
int pager_was_clicked(const Key *key);
/* Whether a line starts with the name of the key. */
int pager_names_key(const char *text, int code);

/* Draws the text over the screen. Returns the number of lines that fit. */
int pager_draw(Tui *tui, const char *title, const char *text, int from);
/* How many lines a key scrolls; 0 if it does not scroll. */
int pager_scroll(const Key *key, int page, int lines);
/* Whether the text stays open after this key. */
int pager_stays(const Key *key);
int pager_hold(int from, int most);

#endif
