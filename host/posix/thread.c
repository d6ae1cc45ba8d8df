/* SPDX-License-Identifier: MIT */
/* Starts threads with all signals blocked. */
#include "thread.h"

#include <signal.h>

int thread_start(pthread_t *thread, void *(*run)(void *argument),
                 void *argument)
{
    sigset_t all, before;
    int trouble;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    trouble = pthread_create(thread, NULL, run, argument);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return !trouble;
}
