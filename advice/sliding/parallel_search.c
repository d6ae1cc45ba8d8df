/* SPDX-License-Identifier: MIT */
/* Runs the shares of a search on threads. */
#include "parallel_search.h"

#include "host/thread_pool.h"

typedef struct PooledWorkers {
    Workers workers; /* first, so that a pointer to it also points to the whole
                        struct */
    ThreadPool *pool;
} PooledWorkers;

static void search_share(void *shares, u32 number)
{
    work_share_search((WorkShare *)shares + number);
}

static void search_shares(const Workers *workers, WorkShare *shares)
{
    const PooledWorkers *pooled = (const PooledWorkers *)workers;
    thread_pool_run(pooled->pool, search_share, shares, workers->count);
}

void parallel_search_solve(Inquiry *inquiry, u32 threads)
{
    const u32 count = threads < THREAD_POOL_MOST ? threads : THREAD_POOL_MOST;
    const PooledWorkers pooled = {{count, search_shares},
                                  thread_pool_open(count)};
    inquiry->workers = &pooled.workers;
    sliding_solve(inquiry);
    inquiry->workers = NULL;
    thread_pool_close(pooled.pool);
}
