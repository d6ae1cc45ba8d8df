/* SPDX-License-Identifier: MIT */
/* The board on the screen: its pieces, the cursor and the held piece. */
#ifndef BOARD_H
#define BOARD_H

#include "game_view.h"

/* Loads the pictures of a view. Call it after dealing. */
void board_open(const View *view);
/* Reads the position from the desk and draws everything. */
void board_draw(void);
/* Hides the cursor, so that a text can replace the board. */
void board_close(void);

void board_move_cursor(u8 key);
u8 board_pointed_spot(void); /* spot under the cursor, or NO_SPOT */
/* Shows the ball moving along its path, from the events of the last move. */
void board_animate(void);

/* Write the name of the nth game in the menu, and of the current game. */
void board_put_name(u8 column, u8 row, const View *view, u8 nth);
void board_put_title(const View *view);
/* Write a number after its name, and a text from the desk. */
void board_put_count(u8 column, u8 row, const char *name, u32 number);
/* Puts words below each other, up to a NULL. Returns the row after the last.
 */
typedef const char *Words; /* SDCC loses a const of a parameter without it */
u8 board_put_list(u8 column, u8 row, u8 step, const Words *list);
/* The score, or what is left to do. */
void board_put_score(u8 column, u8 row, const View *of);
void board_put_saying(u8 column, u8 row, u8 saying);

/* Shows words in the bottom rows until board_hide_message is called. */
void board_show_message(const char *words, u8 count);
void board_hide_message(void);

#endif
