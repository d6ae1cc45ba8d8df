/* SPDX-License-Identifier: MIT */
/* Large digits. */
#ifndef FRONT_TUI_NUMERAL_H
#define FRONT_TUI_NUMERAL_H

#include "front/tui/canvas/canvas.h"

/* As large as the box has room for the widest number; 0 when there is none. */
int numeral_put(Canvas *canvas, const Box *box, const char *text,
                const char *widest, Ink ink, Ink paper, int style);

#endif
