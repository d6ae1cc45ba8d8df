/* SPDX-License-Identifier: MIT */
/* Pieces that the mouse or the cursor points at, looks at or drags. */
#ifndef FRONT_TUI_POINTING_H
#define FRONT_TUI_POINTING_H

#include "front/tui/drawings/scene.h"
#include "state.h"
#include "table/asked.h"

/* pointed.c: describes in words what the cursor points at. */

/* Writes "5 of bamboo, layer 3, free; 2 left" or "king of spades"; nothing for
   what explains itself. */
void pointed_page(Page *page, const Scene *scene);

/* peek.c: a closer look at a piece, as long as the right button is down or
   until the next key: the whole of a covered card, where a piece could go and
   what could come here, the tiles of the same face, or those that block a
   tile. It shows nothing that the player can't know. */

void peek_begin(Tui *tui, u8 spot);
void peek_end(Tui *tui);
/* For keys: the first look is at the cursor, the next one at another card of
   its column or another tile of its face. Returns 0 after the last one. */
int peek_at_next(Tui *tui);
void peek_draw(const Tui *tui);
/* Names what is looked at. */
void peek_page(Page *page, const Tui *tui);

/* Points out the pieces of some values, as long as nothing is played, and
   returns how many there are; a tile below others keeps its secret. NULL ends
   that. */
unsigned peek_mark_values(Tui *tui, const AskedValues *values);

/* drag.c: a piece that the mouse drags, with all that moves along: it follows
   the pointer, and lights up where it would be dropped. */

/* Draws the board, with a dragged piece above it. */
void drag_draw(Tui *tui);
/* Lifts the piece, if the rules allow; it then follows the pointer. */
int drag_begin(Tui *tui, u8 spot);
/* The spot that would accept the piece where the pointer is, or NO_SPOT. In
   the sliding puzzle it is the piece's own, when it was moved far enough. */
u8 drag_target(const Tui *tui);
/* The mouse forgets the piece. Nothing was played, so it is where it was. */
void drag_cancel(Tui *tui);

#endif
