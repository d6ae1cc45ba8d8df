/* SPDX-License-Identifier: MIT */
/* Pictures on tiles. */
#ifndef FRONT_TUI_PICTURE_H
#define FRONT_TUI_PICTURE_H

#include "front/tui/canvas/canvas.h"

enum { A_DOT = 0x25cf, A_STICK = 0x2503, TEN_THOUSAND = 0x842c };
Ink picture_ink(const char *face);
/* A tile's face below its letters, within the box. */
void picture_put(Canvas *canvas, const Box *box, const char *face,
                 CellColour ink, CellColour paper);
/* The face as a real tile shows it, in a Chinese character: its second one,
   the suit, only if there are two rows. Returns 0 for faces that are no
   character, and on terminals that don't draw them two columns wide. */
int picture_put_character(Canvas *canvas, int x, int y, int rows,
                          const char *face, CellColour ink, CellColour paper,
                          int style);

#endif
