/* SPDX-License-Identifier: MIT */
/* A layout that is being made: tiles are put on a table of half tiles, or
   taken from it, together with their mirror images. */
#ifndef LAYOUT_DRAFT_H
#define LAYOUT_DRAFT_H

#include "rules/mahjong/mahjong.h"

/* The table is as large as Kyodai's layouts, in half tiles. */
enum { DRAFT_WIDTH = 34, DRAFT_HEIGHT = 20, DRAFT_STEPS = 200 };

/* In which directions there are mirror images. */
enum { DRAFT_ACROSS = 1, DRAFT_DOWN = 2 };

/* The layout after every step, for undo and redo. When there is no room for
   another step, the oldest one is forgotten. */
typedef struct LayoutDraft {
    Layout steps[DRAFT_STEPS];
    u8 at, count;
} LayoutDraft;

STATIC_ASSERT(DRAFT_STEPS <= 255);

/* Begins with a layout in the middle of the table, or with an empty table if
   that is NULL. Returns 0, and changes nothing, if it is too large. */
u8 layout_draft_start(LayoutDraft *draft, const Layout *layout);
const Layout *layout_draft_now(const LayoutDraft *draft);
/* Puts tiles on top of whatever lies at the place and at its mirror images.
   Returns FINE, or the reason why none was put. */
u8 layout_draft_put(LayoutDraft *draft, u8 x, u8 y, u8 mirrors);
/* Takes the highest tile that covers a part of the place, and those like it at
   the mirror images, unless a tile lies on one of them. */
u8 layout_draft_take(LayoutDraft *draft, u8 x, u8 y, u8 mirrors);
void layout_draft_clear(LayoutDraft *draft);
/* Undo and redo return 0 if there is no such step. */
u8 layout_draft_undo(LayoutDraft *draft);
u8 layout_draft_redo(LayoutDraft *draft);

#endif
