/* SPDX-License-Identifier: MIT */
/* Threads that leave signals to the main thread. */
#ifndef HOST_POSIX_THREAD_H
#define HOST_POSIX_THREAD_H

#include <pthread.h>
#include <signal.h>

/* Between these, a library can start threads in which all signals are
   blocked. */
void thread_block_signals(sigset_t *before);
void thread_restore_signals(const sigset_t *before);

/* Starts a thread in which all signals are blocked. Only the main thread
   handles them, so that a handler and the data it changes never meet in two
   threads. Returns 0 if no thread can be started. */
int thread_start(pthread_t *thread, void *(*run)(void *argument),
                 void *argument);

#endif
