/* SPDX-License-Identifier: MIT */
/* The least number of single-tile moves, searched for by several threads. The
   line doesn't depend on how many there are or who is how fast; how many nodes
   are looked at does. */
#ifndef ADVICE_SLIDING_PARALLEL_SEARCH_H
#define ADVICE_SLIDING_PARALLEL_SEARCH_H

#include "solve/sliding/sliding.h"

/* Answers an inquiry that has pattern databases. */
void parallel_search_solve(Inquiry *inquiry, u32 threads);

#endif
