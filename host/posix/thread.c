/* SPDX-License-Identifier: MIT */
/* Starts threads with all signals blocked. */
#include "thread.h"

void thread_block_signals(sigset_t *before)
{
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, before);
}

void thread_restore_signals(const sigset_t *before)
{
    pthread_sigmask(SIG_SETMASK, before, NULL);
}

int thread_start(pthread_t *thread, void *(*run)(void *argument),
                 void *argument)
{
    sigset_t before;
    int trouble;
    thread_block_signals(&before);
    trouble = pthread_create(thread, NULL, run, argument);
    thread_restore_signals(&before);
    return !trouble;
}
