/* SPDX-License-Identifier: MIT */
/* The least number of single-tile moves, searched for by several threads. The
   line doesn't depend on how many there are or who is how fast; how many nodes
   are looked at does. */
#ifndef ADVICE_HOSTED_SEARCH_THREADS_H
#define ADVICE_HOSTED_SEARCH_THREADS_H

#include "solve/sliding/sliding.h"

enum { MOST_THREADS = 64 };

/* Answers an inquiry with a guide. */
void solve_by_team(Inquiry *inquiry, u32 threads);

#endif
