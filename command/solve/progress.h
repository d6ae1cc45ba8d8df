/* SPDX-License-Identifier: MIT */
/* Shows at a terminal what a long search has proven so far. */
#ifndef COMMAND_SOLVE_PROGRESS_H
#define COMMAND_SOLVE_PROGRESS_H

#include <pthread.h>

#include "solve/solve.h"

typedef struct Lookout {
    const _Atomic u32 *bound; /* grows during the search */
    int runs, over;
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t end;
} Lookout;

void lookout_start(Lookout *lookout, const _Atomic u32 *bound);
/* Stops and clears the line. */
void lookout_stop(Lookout *lookout);

#endif
