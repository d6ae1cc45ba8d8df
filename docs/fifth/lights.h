/* SPDX-License-Identifier: MIT */
/* Lights, the example of docs/fifth-game.md. Pressing a lamp switches it and
   its neighbours; you win when all lamps are out. */
#ifndef LIGHTS_H
#define LIGHTS_H

#include "rules/core/game.h"

enum {
    LIGHTS_LEAST_SIDE = 3,
    LIGHTS_USUAL_SIDE = 5,
    LIGHTS_MOST_SIDE = 7,
    LIGHTS_CELLS = LIGHTS_MOST_SIDE * LIGHTS_MOST_SIDE
};

/* A position. A lamp is 1 when lit; lamp[row * side + column]. A move is the
   index of the lamp to press. The first byte of a variant is the side. */
typedef struct Lights {
    u8 side;
    u8 lamp[LIGHTS_CELLS];
} Lights;

extern const Game lights;

enum LightsReason { LIGHTS_SIZE = FIRST_REASON, LIGHTS_LAMP, LIGHTS_CELL };

#endif
