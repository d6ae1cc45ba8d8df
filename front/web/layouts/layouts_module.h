/* SPDX-License-Identifier: MIT */
/* Mahjong's layouts, as a WebAssembly module of its own, loaded when a player
   adds or makes one: reads layout files, makes a layout tile by tile, and
   counts how many of its deals can be won. */
#ifndef LAYOUTS_MODULE_H
#define LAYOUTS_MODULE_H

#include "front/web/exchange/exchange.h"

/* Reads a file of layouts in any format that formats/ knows, at most MOST_MAPS
   of them. The text is [{"name":"Ziggurat","tiles":[y,x,z,y,x,z ...]} ...]; a
   layout without a name has "". A map that cannot be read has a "fault"
   instead of tiles. Returns 0, and the reason as text, if the file has no
   layout that can be read. */
enum { MOST_MAPS = 256 };
EXPORT(layouts_read) u32 layouts_module_read(u32 length);

/* Begins a draft with the layout whose places are the input, in the middle of
   the table; or with an empty table. Returns 0, and the reason as text, if it
   is too large or not a layout. */
EXPORT(draft_begin) u32 layouts_module_begin(u32 length);
/* Put or take a tile and its mirror images (formats/layout_draft.h). Return 0,
   and the reason as text, if that is refused. */
EXPORT(draft_put) u32 layouts_module_put(u32 x, u32 y, u32 mirrors);
EXPORT(draft_take) u32 layouts_module_take(u32 x, u32 y, u32 mirrors);
EXPORT(draft_clear) void layouts_module_clear(void);
/* Return 1 if there was such a step. */
EXPORT(draft_undo) u32 layouts_module_undo(void);
EXPORT(draft_redo) u32 layouts_module_redo(void);
/* The tiles as [y,x,z ...], on the table; and the layout as a file, or 0 and
   the reason as text if it can't be dealt. */
EXPORT(draft_tiles) u32 layouts_module_tiles(void);
EXPORT(draft_file) u32 layouts_module_write(void);
/* Deals this many boards more on the draft, and returns how many of all that
   were dealt can be won; layouts_module_dealt tells how many there were. There
   are none while the number of tiles is odd or 0. A change begins anew. */
EXPORT(draft_share) u32 layouts_module_share(u32 boards);
EXPORT(draft_dealt) u32 layouts_module_dealt(void);

#endif
