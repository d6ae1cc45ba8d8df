/* SPDX-License-Identifier: MIT */
/* Finds the fewest single-card moves in the plainest way: breadth-first
   search, using only the rules, with whole boards in a list. For boards with
   few cards. The optimal solver is compared with it. */
#ifndef TESTS_KIT_PLAIN_FREECELL_H
#define TESTS_KIT_PLAIN_FREECELL_H

#include "rules/freecell/freecell.h"

enum { CHECK_GAVE_UP = -1, CHECK_NO_LINE = -2 };

/* Counts every card of every move, and cards that autoplay sends home. */
int count_fewest(const FreeCell *start, u32 most_boards);

#endif
