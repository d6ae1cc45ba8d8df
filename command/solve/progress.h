/* SPDX-License-Identifier: MIT */
/* What a long search has proven so far, told at a terminal while it runs. */
#ifndef COMMAND_SOLVE_PROGRESS_H
#define COMMAND_SOLVE_PROGRESS_H

#include <pthread.h>

#include "solve/solve.h"

typedef struct Lookout {
    const _Atomic u32 *bound; /* it grows while the search runs */
    int runs, over;
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t end;
} Lookout;

void start_lookout(Lookout *lookout, const _Atomic u32 *bound);
/* Takes its words away again. */
void stop_lookout(Lookout *lookout);

#endif
