/* SPDX-License-Identifier: MIT */
/* The whole screen during a game: a bar with the facts, the board, a line for
   messages and a bar of keys. */
#ifndef FRONT_TUI_VIEW_H
#define FRONT_TUI_VIEW_H

#include "state.h"

/* Starts a blank canvas as large as the terminal. */
void view_clear(Tui *tui);
/* view_draw draws the board and its bars. view_show also paints them on the
   terminal, adapting to its size. */
void view_draw(Tui *tui);
void view_show(Tui *tui);
/* Draws what a dialog covers: the board, or the home screen if there is no
   game. A click on it means nothing, so no dialog takes it for its own. */
void view_draw_below(Tui *tui);
int view_is_too_small(const Tui *tui);

/* The meanings of a click, in addition to spots and keys. */
enum { HIT_TIME = 0x400 };
/* The meaning of the place that a mouse key points at. */
int view_hit_test(const Tui *tui, const Key *key);
/* The key that a click presses, or KEY_RELEASED. */
int view_key_clicked(const Tui *tui, const Key *key);
/* The button under the mouse lights up. view_lit_button tells it apart from
   others; -1 if there is none. */
void view_light_button(Tui *tui);
int view_lit_button(const Tui *tui);
/* The move at a place on the timeline. */
int view_time_at(const Tui *tui, int hit);

/* keyboard.c: returns the next key, whether it was put back or comes from the
 * terminal. */

/* Returns the key that was put back, or the next key from the terminal. Waits
   for at most this many milliseconds, or for ever if the number is
   negative. */
void keyboard_next(Tui *tui, Key *key, int milliseconds);
/* Makes keyboard_next return this key next. */
void keyboard_put_back(Tui *tui, const Key *key);

#endif
