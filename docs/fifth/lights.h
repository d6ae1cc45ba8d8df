/* SPDX-License-Identifier: MIT */
/* Lights: pressing a lamp switches it and its neighbours; put all out. */
#ifndef LIGHTS_H
#define LIGHTS_H

#include "rules/core/game.h"

enum {
    LIGHTS_LEAST_SIDE = 3,
    LIGHTS_USUAL_SIDE = 5,
    LIGHTS_MOST_SIDE = 7,
    LIGHTS_CELLS = LIGHTS_MOST_SIDE * LIGHTS_MOST_SIDE
};

/* A position. Cell = row * side + column, 1 is lit; a move is the cell that
   is pressed; a variant's first byte is the side. */
typedef struct Lights {
    u8 side;
    u8 lamp[LIGHTS_CELLS];
} Lights;

extern const Game lights;

enum LightsReason { LIGHTS_SIZE = FIRST_REASON, LIGHTS_LAMP, LIGHTS_CELL };

#endif
