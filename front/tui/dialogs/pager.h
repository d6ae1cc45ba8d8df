/* SPDX-License-Identifier: MIT */
/* A text over the board, until it is closed. */
#ifndef FRONT_TUI_PAGER_H
#define FRONT_TUI_PAGER_H

#include "front/tui/view/state.h"

/* The key that it was left by; a click on a line that begins with a key is
   that key. */
Key pager_show(Tui *tui, const char *title, const char *text);
int pager_was_clicked(const Key *key);

/* Draws it over what there is, and tells how many lines there is room for. */
int pager_draw(Tui *tui, const char *title, const char *text, int from);
/* How far a key scrolls a page; 0 for one that doesn't. */
int pager_scroll(const Key *key, int page, int lines);
/* Whether it leaves a text where it is. */
int pager_stays(const Key *key);
int pager_hold(int from, int most);

#endif
