/* SPDX-License-Identifier: MIT */
/* The possible moves, as letters on the pieces. */
#ifndef FRONT_TUI_MOVE_LETTERS_H
#define FRONT_TUI_MOVE_LETTERS_H

#include "scene.h"

void move_letters_mark(Scene *scene);

#endif
