/* SPDX-License-Identifier: MIT */
#ifndef HOST_POSIX_THREAD_H
#define HOST_POSIX_THREAD_H

#include <pthread.h>

/* Starts a thread in which all signals are blocked. Only the main thread
   handles them, so that a handler and the data it changes never meet in two
   threads. Returns 0 if no thread can be started. */
int thread_start(pthread_t *thread, void *(*run)(void *argument),
                 void *argument);

#endif
