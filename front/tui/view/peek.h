/* SPDX-License-Identifier: MIT */
/* A closer look at a piece, as long as the right button is down or until the
   next key: the whole of a covered card, where a piece could go and what could
   come here, the tiles of the same face, or those that block a tile. It shows
   nothing that the player can't know. */
#ifndef FRONT_TUI_PEEK_H
#define FRONT_TUI_PEEK_H

#include "state.h"

void peek_begin(Tui *tui, u8 spot);
void peek_end(Tui *tui);
/* For keys: the first look is at the cursor, the next one at another card of
   its column or another tile of its face. Returns 0 after the last one. */
int peek_at_next(Tui *tui);
void peek_draw(const Tui *tui);
/* Names what is looked at. */
void peek_page(Page *page, const Tui *tui);

#endif
