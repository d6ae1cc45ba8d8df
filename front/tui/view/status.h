/* SPDX-License-Identifier: MIT */
/* The bar above the board. */
#ifndef FRONT_TUI_STATUS_H
#define FRONT_TUI_STATUS_H

#include "state.h"

void status_draw(Tui *tui);
/* Names the game in the window's title, if the player wants that. */
void status_title(const Tui *tui);
/* Updates the facts about the position. Call it when the position changes. */
void status_note(Tui *tui);
/* Writes, for example, "52 cards home". */
void status_page_score(Page *page, const Session *session);

#endif
