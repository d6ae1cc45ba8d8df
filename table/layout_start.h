/* SPDX-License-Identifier: MIT */
/* Starts Mahjong on a layout other than the turtle. */
#ifndef LAYOUT_START_H
#define LAYOUT_START_H

#include "choice.h"

/* Deals by a choice whose level is settled, and names the start after the
   layout and, if there is room, the level. The name need not fit and may be
   empty. Returns FINE,
   or the reason; the session is then unchanged. */
u8 layout_start(Session *session, const Choice *choice, const Layout *layout,
                const Page *name, Fault *fault);

/* Returns the space before the level in the name of a start on a layout, or
   NULL if there is no level. Games of a level are chosen among random deals;
   otherwise, what looks like a level belongs to the layout's name. */
const char *layout_level(const char *name, const u8 *variant);

/* Writes the name that a start on a layout has, which is that of the file, as
   much as fits; "" if the file has a name that no start can have. */
void layout_page_name(Page *page, const char *path);

/* The length of a layout file's name without its last extension. */
size_t layout_stem(const char *file);

#endif
