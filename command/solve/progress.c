/* SPDX-License-Identifier: MIT */
/* Shows the bound that a long search has proven. A second thread wakes up
   from time to time and prints it. */
#include "progress.h"

#include <string.h>
#include <time.h>
#include <unistd.h>

#include "host/posix/thread.h"
#include "progress_bar.h"

enum { EVERY = 250000000 /* nanoseconds */ };

/* Returns 1 if the search ends before the time is up. */
static int wait_for_end(Lookout *lookout)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += EVERY;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    while (!lookout->over &&
           !pthread_cond_timedwait(&lookout->end, &lookout->mutex, &until))
        ;
    return lookout->over;
}

static void *look_out(void *argument)
{
    Lookout *lookout = argument;
    u32 told = 0;
    pthread_mutex_lock(&lookout->mutex);
    while (!wait_for_end(lookout)) {
        const u32 bound =
            atomic_load_explicit(lookout->bound, memory_order_relaxed);
        if (bound != told)
            progress_bar_show_bound(bound);
        told = bound;
    }
    pthread_mutex_unlock(&lookout->mutex);
    if (told)
        progress_bar_clear();
    return NULL;
}

void lookout_start(Lookout *lookout, const _Atomic u32 *bound)
{
    memset(lookout, 0, sizeof *lookout);
    lookout->bound = bound;
    if (!isatty(STDERR_FILENO))
        return;
    pthread_mutex_init(&lookout->mutex, NULL);
    pthread_cond_init(&lookout->end, NULL);
    lookout->runs = thread_start(&lookout->thread, look_out, lookout);
}

void lookout_stop(Lookout *lookout)
{
    if (!lookout->runs)
        return;
    pthread_mutex_lock(&lookout->mutex);
    lookout->over = 1;
    pthread_cond_signal(&lookout->end);
    pthread_mutex_unlock(&lookout->mutex);
    pthread_join(lookout->thread, NULL);
    pthread_cond_destroy(&lookout->end);
    pthread_mutex_destroy(&lookout->mutex);
}
