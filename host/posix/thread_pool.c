/* SPDX-License-Identifier: MIT */
/* Shares the parts of a piece of work among threads. */
#include "host/thread_pool.h"

#include <stdlib.h>
#include <unistd.h>

#include "thread.h"

/* The lock protects everything but the thread handles. Every part begins and
   ends by taking it, so whatever one part or the caller wrote earlier is
   visible to the others. */
struct ThreadPool {
    pthread_mutex_t lock;
    pthread_cond_t begun, done;
    ThreadPoolWork work;
    void *context;
    u32 next, parts; /* parts from "next" on haven't been taken yet */
    u32 unfinished;
    int closing;
    u32 started; /* threads besides the caller's */
    pthread_t threads[THREAD_POOL_MOST - 1];
};

u32 thread_pool_processors(void)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    if (processors < 1)
        return 1;
    return processors < THREAD_POOL_MOST ? (u32)processors : THREAD_POOL_MOST;
}

/* Called with the lock held; releases it while working on a part. */
static void do_parts(ThreadPool *pool)
{
    while (pool->next < pool->parts) {
        const u32 part = pool->next++;
        pthread_mutex_unlock(&pool->lock);
        pool->work(pool->context, part);
        pthread_mutex_lock(&pool->lock);
        if (--pool->unfinished == 0)
            pthread_cond_signal(&pool->done);
    }
}

static void *serve(void *argument)
{
    ThreadPool *pool = argument;
    pthread_mutex_lock(&pool->lock);
    while (!pool->closing) {
        do_parts(pool);
        if (!pool->closing)
            pthread_cond_wait(&pool->begun, &pool->lock);
    }
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

ThreadPool *thread_pool_open(u32 threads)
{
    ThreadPool *pool = threads > 1 ? calloc(1, sizeof *pool) : NULL;
    if (!pool)
        return NULL;
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->begun, NULL);
    pthread_cond_init(&pool->done, NULL);
    while (pool->started + 1 < threads &&
           pool->started < COUNT_OF(pool->threads) &&
           thread_start(&pool->threads[pool->started], serve, pool))
        pool->started++;
    return pool;
}

void thread_pool_run(ThreadPool *pool, ThreadPoolWork work, void *context,
                     u32 parts)
{
    u32 part;
    if (!pool) {
        for (part = 0; part < parts; part++)
            work(context, part);
        return;
    }
    pthread_mutex_lock(&pool->lock);
    pool->work = work;
    pool->context = context;
    pool->next = 0;
    pool->parts = pool->unfinished = parts;
    pthread_cond_broadcast(&pool->begun);
    do_parts(pool);
    while (pool->unfinished)
        pthread_cond_wait(&pool->done, &pool->lock);
    pthread_mutex_unlock(&pool->lock);
}

void thread_pool_close(ThreadPool *pool)
{
    u32 i;
    if (!pool)
        return;
    pthread_mutex_lock(&pool->lock);
    pool->closing = 1;
    pthread_cond_broadcast(&pool->begun);
    pthread_mutex_unlock(&pool->lock);
    for (i = 0; i < pool->started; i++)
        pthread_join(pool->threads[i], NULL);
    pthread_cond_destroy(&pool->begun);
    pthread_cond_destroy(&pool->done);
    pthread_mutex_destroy(&pool->lock);
    free(pool);
}
