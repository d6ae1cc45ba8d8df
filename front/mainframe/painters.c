/* SPDX-License-Identifier: MIT */
/* The table of painters. Each game that has its own painter adds a line
   here. */
#include "desk.h"

const Painter *const painters[] = {&kulki_painter, &tile_painter,
                                   &card_painter, &block_painter,
                                   &plain_painter};
