/* SPDX-License-Identifier: MIT */
/* The whole screen during a game: a bar with the facts, the board, a line for
   messages, a bar of keys. */
#ifndef FRONT_TUI_VIEW_H
#define FRONT_TUI_VIEW_H

#include "state.h"

/* A blank canvas as large as the terminal. */
void view_clear(Tui *tui);
/* The board and its bars, drawn; and painted as well, as large as the
   terminal. */
void view_draw(Tui *tui);
void view_show(Tui *tui);
/* What a dialog lies on: the board, or what is there without a game. */
void view_draw_below(Tui *tui);
int view_is_too_small(const Tui *tui);

/* What a click means beyond spots and keys. */
enum { TIME_HERE = 0x400 };
/* What a key of the mouse points at. */
int view_here_at(const Tui *tui, const Key *key);
/* The key that a click stands for, or KEY_RELEASED. */
int view_key_clicked(const Tui *tui, const Key *key);
/* The move at a place of the timeline. */
int view_time_at(const Tui *tui, int here);

#endif
