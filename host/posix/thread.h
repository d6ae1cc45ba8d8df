/* SPDX-License-Identifier: MIT */
#ifndef HOST_POSIX_THREAD_H
#define HOST_POSIX_THREAD_H

#include <pthread.h>

/* Starts a thread in which all signals are blocked: they are for the thread
   that the program began with, so that a handler and what it sets never meet
   in two threads. 0 when no thread can be had. */
int thread_start(pthread_t *thread, void *(*run)(void *argument),
                 void *argument);

#endif
