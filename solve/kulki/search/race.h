/* SPDX-License-Identifier: MIT */
/* Finds out whether one move is clearly better than all others, with no more
   rollouts than that takes. */
#ifndef SOLVE_KULKI_SEARCH_RACE_H
#define SOLVE_KULKI_SEARCH_RACE_H

#include "solve/kulki/search/sequential_halving.h"

/* Returns by how many UNITs the best plan beats those that begin with other
   moves, and makes it the first. Returns 0 if it doesn't beat them by "least",
   or if that can't be told. A lead of "most" or more need not be exact. */
i32 race_run(SequentialHalving *search, const Grid *grid, const Drop *drop,
             i32 least, i32 most);

#endif
