/* SPDX-License-Identifier: MIT */
/* Large digits. */
#ifndef FRONT_TUI_NUMERAL_H
#define FRONT_TUI_NUMERAL_H

#include "front/tui/canvas/canvas.h"

/* The largest size at which the widest number fits the box, or 0. */
int numeral_put(Canvas *canvas, const Box *box, const char *text,
                const char *widest, CellColour ink, CellColour paper,
                int style);

#endif
