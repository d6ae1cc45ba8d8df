/* SPDX-License-Identifier: MIT */
/* Threads that share out the parts of one piece of work at a time. The thread
   that asks for the work does parts of it, too. */
#ifndef HOST_THREAD_POOL_H
#define HOST_THREAD_POOL_H

#include "rules/core/base.h"

typedef struct ThreadPool ThreadPool;

/* Does one part. Parts run in any order and side by side, so each may only
   write what no other part reads. */
typedef void (*ThreadPoolWork)(void *context, u32 part);

enum { THREAD_POOL_MOST = 64 };

/* How many threads can run at once, from 1 to THREAD_POOL_MOST. */
u32 thread_pool_processors(void);
/* A pool of so many threads, the caller's among them; of fewer where no more
   can be started. NULL, which is a pool as well, is the caller's alone. */
ThreadPool *thread_pool_open(u32 threads);
/* Returns when all parts are done: what they wrote can be read. */
void thread_pool_run(ThreadPool *pool, ThreadPoolWork work, void *context,
                     u32 parts);
void thread_pool_close(ThreadPool *pool);

#endif
