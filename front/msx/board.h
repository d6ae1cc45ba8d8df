/* SPDX-License-Identifier: MIT */
/* The board on the screen: its pieces, the pointer, the piece held. */
#ifndef BOARD_H
#define BOARD_H

#include "game_view.h"

/* A view's pictures, once its game is dealt. */
void open_board(const View *view);
/* Looks at the desk and shows everything. */
void draw_board(void);
/* Nothing is pointed at any more; the next text needs no board. */
void close_board(void);

void move_cursor(u8 key);
u8 pointed_spot(void); /* or NO_SPOT */
/* A ball on its way, from the events of the last move. */
void animate(void);

/* The name of the nth game of the menu, and of the one being played. */
void put_name(u8 column, u8 row, const View *view, u8 nth);
void put_title(const View *view);
/* A number behind its name, and texts that the desk says. */
void put_count(u8 column, u8 row, const char *name, u32 number);
void put_saying(u8 column, u8 row, u8 saying);

/* Words in the lowest rows, until hide_message. */
void show_message(const char *words, u8 count);
void hide_message(void);

#endif
