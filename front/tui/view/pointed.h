/* SPDX-License-Identifier: MIT */
/* Describes in words what the cursor points at. */
#ifndef FRONT_TUI_POINTED_H
#define FRONT_TUI_POINTED_H

#include "front/tui/drawings/scene.h"

/* Writes "5 of bamboo, layer 3, free; 2 left" or "king of spades"; nothing for
   what explains itself. */
void pointed_page(Page *page, const Scene *scene);

#endif
