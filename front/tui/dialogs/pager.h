/* SPDX-License-Identifier: MIT */
/* A text over the board, until it is closed. */
#ifndef FRONT_TUI_PAGER_H
#define FRONT_TUI_PAGER_H

#include "front/tui/view/state.h"

/* The key that it was left by; a click on a line that begins with a key is
   that key. */
Key pager_show(Tui *tui, const char *title, const char *text);
int pager_was_clicked(const Key *key);

/* Draws it over the screen; returns the number of lines that fit. */
int pager_draw(Tui *tui, const char *title, const char *text, int from);
/* How far a key scrolls; 0 if it does not. */
int pager_scroll(const Key *key, int page, int lines);
/* Whether the text stays open after this key. */
int pager_stays(const Key *key);
int pager_hold(int from, int most);

#endif
