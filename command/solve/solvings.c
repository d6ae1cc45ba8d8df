/* SPDX-License-Identifier: MIT */
/* The table of games with special solving. A game that needs an entry has a
   line here. */
#include "solving.h"

const Solving *const solvings[] = {&kulki_solving, &mahjong_solving,
                                   &freecell_solving, &sliding_solving, NULL};
