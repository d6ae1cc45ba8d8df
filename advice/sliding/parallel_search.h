/* SPDX-License-Identifier: MIT */
/* Finds an optimal solution with several threads. The solution does not depend
   on their number or speed; the number of nodes does. */
#ifndef ADVICE_SLIDING_PARALLEL_SEARCH_H
#define ADVICE_SLIDING_PARALLEL_SEARCH_H

#include "solve/sliding/sliding.h"

/* Answers an inquiry that has pattern databases. */
void parallel_search_solve(Inquiry *inquiry, u32 threads);

#endif
