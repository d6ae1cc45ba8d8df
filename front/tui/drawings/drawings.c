/* SPDX-License-Identifier: MIT */
/* The table of drawings. A game with its own drawing has a line here. */
#include "drawing.h"

const Drawing *const drawings[] = {&kulki_drawing, &mahjong_drawing,
                                   &freecell_drawing, &sliding_drawing,
                                   &plain_drawing};
