/* SPDX-License-Identifier: MIT */
/* What is drawn over the board when a game has been won. */
#ifndef FRONT_TUI_CELEBRATION_H
#define FRONT_TUI_CELEBRATION_H

#include "scene.h"

/* Draws one step, counted from 0, over what the steps before have left on the
   canvas. Returns 0 after the last one. A step changes few cells, so that it
   suits slow lines. */
int celebration_draw(Scene *scene, int step);

/* The next of a sequence of numbers below "below", the same in every run. */
int celebration_number(unsigned *state, int below);

#endif
