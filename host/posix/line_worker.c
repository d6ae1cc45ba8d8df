/* SPDX-License-Identifier: MIT */
/* The lines that wait are in one text, each with its newline. Lines are
   counted, so that a call to hurry is about those that came before it, even if
   the thread has not begun with them. */
#include "line_worker.h"

#include <stdlib.h>
#include <string.h>

#include "host/page.h"
#include "signals.h"
#include "thread.h"

struct LineWorker {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    LineWork work;
    void *own;
    Page waiting;
    size_t from; /* where the first line begins that waits */
    unsigned long long added, taken, hurried; /* numbers of lines */
    int busy, leaving;
    int rouses; /* the main thread waits for the end of a line */
    _Atomic u8 hurry;
};

/* Takes the first line that waits. The caller holds the lock. */
static void take_line(LineWorker *worker, Page *line)
{
    Page *waiting = &worker->waiting;
    const char *from = waiting->text + worker->from;
    const char *end = memchr(from, '\n', waiting->used - worker->from);
    ASSERT(end);
    line->used = 0;
    page_put(line, from, (size_t)(end - from));
    worker->from += line->used + 1;
    if (worker->from == waiting->used)
        worker->from = waiting->used = 0;
    worker->taken++;
    worker->hurry = worker->taken <= worker->hurried;
    worker->busy = 1;
}

static void *run(void *own)
{
    LineWorker *worker = own;
    Page line = PAGE_EMPTY;
    pthread_mutex_lock(&worker->lock);
    while (worker->waiting.used || !worker->leaving) {
        if (!worker->waiting.used) {
            pthread_cond_wait(&worker->changed, &worker->lock);
            continue;
        }
        take_line(worker, &line);
        pthread_mutex_unlock(&worker->lock);
        worker->work(worker->own, line.text, line.used, &worker->hurry);
        pthread_mutex_lock(&worker->lock);
        worker->busy = 0;
        if (worker->rouses)
            signals_rouse();
    }
    pthread_mutex_unlock(&worker->lock);
    page_free(&line);
    return NULL;
}

LineWorker *line_worker_start(LineWork work, void *own)
{
    LineWorker *worker = host_must_have(calloc(1, sizeof *worker));
    pthread_mutex_init(&worker->lock, NULL);
    pthread_cond_init(&worker->changed, NULL);
    worker->work = work;
    worker->own = own;
    if (thread_start(&worker->thread, run, worker))
        return worker;
    free(worker);
    return NULL;
}

void line_worker_add(LineWorker *worker, const char *line, size_t length)
{
    Page *waiting = &worker->waiting;
    pthread_mutex_lock(&worker->lock);
    if (worker->from > waiting->used / 2) {
        waiting->used -= worker->from;
        memmove(waiting->text, waiting->text + worker->from, waiting->used);
        worker->from = 0;
    }
    page_put(waiting, line, length);
    page_put(waiting, "\n", 1);
    worker->added++;
    pthread_cond_signal(&worker->changed);
    pthread_mutex_unlock(&worker->lock);
}

void line_worker_hurry(LineWorker *worker)
{
    pthread_mutex_lock(&worker->lock);
    worker->hurried = worker->added;
    worker->hurry = 1;
    pthread_mutex_unlock(&worker->lock);
}

int line_worker_has_more(LineWorker *worker, size_t bytes)
{
    int has;
    pthread_mutex_lock(&worker->lock);
    has = worker->waiting.used - worker->from + (worker->busy != 0) > bytes;
    worker->rouses = has;
    pthread_mutex_unlock(&worker->lock);
    return has;
}

void line_worker_end(LineWorker *worker)
{
    pthread_mutex_lock(&worker->lock);
    worker->leaving = 1;
    pthread_cond_signal(&worker->changed);
    pthread_mutex_unlock(&worker->lock);
    pthread_join(worker->thread, NULL);
    page_free(&worker->waiting);
    free(worker);
}
