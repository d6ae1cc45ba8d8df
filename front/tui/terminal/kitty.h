/* SPDX-License-Identifier: MIT */
/* kitty's graphics protocol: an image is sent once and then placed, moved and
   removed by its number. */
#ifndef FRONT_TUI_KITTY_H
#define FRONT_TUI_KITTY_H

#include "front/tui/canvas/pictures.h"

void kitty_paint(Page *frame, const Canvas *canvas);
/* Removes all images and their data. */
void kitty_remove(Page *frame);
/* Whether the terminal has images of ours. */
int kitty_is_used(void);
extern const char kitty_farewell[];

#endif
