/* SPDX-License-Identifier: MIT */
/* Full-screen texts. */
#ifndef PAGES_H
#define PAGES_H

#include "game_view.h"

void pages_show_help(const View *view);
/* Shows the code of the game so far, which other machines can read. */
/* Lets the player type a code. Returns its length, 0 if there is none. */
u16 pages_ask_code(char *text, u16 room);
void pages_show_code(const View *view);

#endif
