/* SPDX-License-Identifier: MIT */
/* Full-screen texts. */
#ifndef PAGES_H
#define PAGES_H

#include "game_view.h"

void show_help(const View *view);
/* Shows the code of the game so far, which other machines can read. */
void show_code(const View *view);

#endif
