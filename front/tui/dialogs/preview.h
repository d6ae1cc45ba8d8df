/* SPDX-License-Identifier: MIT */
/* A narrow list beside the board. Each line takes effect as soon as it is
   selected, so that the board shows what it means. */
#ifndef FRONT_TUI_PREVIEW_H
#define FRONT_TUI_PREVIEW_H

#include "front/tui/view/state.h"

/* Draws a sample of a line's value; NULL for none. */
enum { SAMPLE_WIDTH = 8 };
typedef void (*DrawSample)(Tui *tui, int x, int y, int nth);

/* The names end with NULL. Enter keeps the selected value; Esc restores the
   one from before. */
void preview_choose(Tui *tui, const char *title, const char *const *names,
                    int *value, DrawSample sample);

#endif
