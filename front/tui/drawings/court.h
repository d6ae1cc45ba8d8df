/* SPDX-License-Identifier: MIT */
/* The figures on court cards. */
#ifndef FRONT_TUI_COURT_H
#define FRONT_TUI_COURT_H

#include "pixels.h"

enum { COURT_COLUMNS = 15, COURT_ROWS = 22 };
/* Draws a jack (11), queen or king, the lower half turned around. */
void court_draw(const Scene *scene, const Box *units, int rank, int is_red);

#endif
