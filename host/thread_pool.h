/* SPDX-License-Identifier: MIT */
/* Threads that share the parts of one piece of work at a time. The thread that
   asks for the work does some parts itself. */
#ifndef HOST_THREAD_POOL_H
#define HOST_THREAD_POOL_H

#include "rules/core/base.h"

typedef struct ThreadPool ThreadPool;

/* Does one part. Parts run in any order and at the same time, so a part must
   not write anything that another part reads. */
typedef void (*ThreadPoolWork)(void *context, u32 part);

enum { THREAD_POOL_MOST = 64 };

/* How many threads can run at once, from 1 to THREAD_POOL_MOST. */
u32 thread_pool_processors(void);
/* Opens a pool of this many threads including the caller's, or fewer if no
   more can be started. NULL is a valid pool with only the caller's thread. */
ThreadPool *thread_pool_open(u32 threads);
/* Returns when all parts are done, so that the caller can read the results. */
void thread_pool_run(ThreadPool *pool, ThreadPoolWork work, void *context,
                     u32 parts);
void thread_pool_close(ThreadPool *pool);

#endif
