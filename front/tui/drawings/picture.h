/* SPDX-License-Identifier: MIT */
/* Pictures on tiles. */
#ifndef FRONT_TUI_PICTURE_H
#define FRONT_TUI_PICTURE_H

#include "front/tui/canvas/canvas.h"

enum { A_DOT = 0x25cf, A_STICK = 0x2503 };
Ink picture_ink(const char *face);
/* A tile's face below its letters, within the box. */
void picture_put(Canvas *canvas, const Box *box, const char *face,
                 CellColour ink, CellColour paper);

#endif
