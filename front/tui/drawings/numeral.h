/* SPDX-License-Identifier: MIT */
/* Large digits. */
#ifndef FRONT_TUI_NUMERAL_H
#define FRONT_TUI_NUMERAL_H

#include "front/tui/canvas/canvas.h"

/* The largest size at which the widest number fits the box, or 0. It may be
   drawn half a row lower. */
int numeral_put(Canvas *canvas, const Box *box, const char *text,
                const char *widest, int lower_by, CellColour ink,
                CellColour paper, int style);

#endif
