/* SPDX-License-Identifier: MIT */
/* Whole screens of text. */
#ifndef PAGES_H
#define PAGES_H

#include "game_view.h"

void show_help(const View *view);
/* The end of a game, or what it has come to: the code for other machines. */
void show_code(const View *view);

#endif
