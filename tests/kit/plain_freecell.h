/* SPDX-License-Identifier: MIT */
/* The fewest single cards moved, counted the plain way: breadth first, by the
   rules alone, with whole boards in a list. For boards with few cards left. */
#ifndef TESTS_KIT_PLAIN_FREECELL_H
#define TESTS_KIT_PLAIN_FREECELL_H

#include "rules/freecell/freecell.h"

enum { CHECK_GAVE_UP = -1, CHECK_NO_LINE = -2 };

/* Moves of one card each, from a game in which nothing flies home. */
int count_fewest(const FreeCell *start, u32 most_boards);

#endif
