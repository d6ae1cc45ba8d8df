/* SPDX-License-Identifier: MIT */
/* The bar above the board. */
#ifndef FRONT_TUI_STATUS_H
#define FRONT_TUI_STATUS_H

#include "state.h"

void status_draw(Tui *tui);
/* What it tells of the position, which is noted when that changes. */
void status_note(Tui *tui);
/* "52 cards home" */
void status_page_score(Page *page, const Session *session);

#endif
