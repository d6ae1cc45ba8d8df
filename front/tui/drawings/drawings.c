/* SPDX-License-Identifier: MIT */
/* The table of drawings. A game with its own drawing has a line here. */
#include "drawing.h"

#include <stddef.h>

const Drawing *const drawings[] = {&kulki_drawing, &mahjong_drawing,
                                   &freecell_drawing, &sliding_drawing,
                                   &plain_drawing};

const Drawing *const pictured_drawings[] = {&pictured_kulki, &pictured_mahjong,
                                            &pictured_freecell,
                                            &pictured_sliding, NULL};
