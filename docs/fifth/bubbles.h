/* SPDX-License-Identifier: MIT */
/* Bubbles, the second example of docs/fifth-game.md: a game for points, which
   ends when no move is left. Neighbouring bubbles of one colour burst together
   and those above them fall. */
#ifndef BUBBLES_H
#define BUBBLES_H

#include "rules/core/game.h"

enum {
    BUBBLES_SIDE = 5,
    BUBBLES_CELLS = BUBBLES_SIDE * BUBBLES_SIDE,
    BUBBLES_FEWEST_COLOURS = 3,
    BUBBLES_MOST_COLOURS = 5
};

/* A position. A cell has a colour from 1 on, or 0 when it is empty;
   cell[row * BUBBLES_SIDE + column], and row 0 is at the top. A move is the
   first cell of the group that bursts. The first byte of a variant is the
   number of colours. */
typedef struct Bubbles {
    u8 colours;
    u8 points[2]; /* low byte first */
    u8 cell[BUBBLES_CELLS];
} Bubbles;

extern const Game bubbles;

enum BubblesReason {
    BUBBLES_COLOURS = FIRST_REASON,
    BUBBLES_BUBBLE,
    BUBBLES_CELL,
    BUBBLES_ALONE
};

#endif
