/* SPDX-License-Identifier: MIT */
/* The bar above the board. */
#ifndef FRONT_TUI_STATUS_H
#define FRONT_TUI_STATUS_H

#include "state.h"

void draw_status(Tui *tui);
/* What it tells of the position, which is noted when that changes. */
void note_figures(Tui *tui);
/* "52 cards home" */
void page_score(Page *page, const Session *session);

#endif
