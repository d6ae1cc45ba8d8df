/* SPDX-License-Identifier: MIT */
/* The seeker is reference-counted: the thread and the main loop each hold a
   reference, and whoever drops the last one frees it. */
#include "deal_seeker.h"

#include <stdlib.h>
#include <string.h>

#include "advice/level.h"
#include "host/posix/signals.h"
#include "host/posix/thread.h"

struct DealSeeker {
    pthread_mutex_t lock;
    Choice choice;
    int answer;       /* as deal_seeker_take returns it */
    int references;   /* of the thread and the main loop */
    _Atomic u8 hurry; /* nobody waits for the answer */
};

static void release(DealSeeker *seeker)
{
    int left;
    pthread_mutex_lock(&seeker->lock);
    left = --seeker->references;
    pthread_mutex_unlock(&seeker->lock);
    if (left)
        return;
    pthread_mutex_destroy(&seeker->lock);
    free(seeker);
}

static void *look(void *own)
{
    DealSeeker *seeker = own;
    u8 seed[SEED_SIZE];
    const u8 reason =
        level_find_until(seeker->choice.game, seeker->choice.level, NULL,
                         seeker->choice.variant, seed, &seeker->hurry);
    pthread_mutex_lock(&seeker->lock);
    memcpy(seeker->choice.seed, seed, sizeof seed);
    seeker->answer = reason ? -1 : 1;
    pthread_mutex_unlock(&seeker->lock);
    if (!seeker->hurry)
        signals_rouse();
    release(seeker);
    return NULL;
}

DealSeeker *deal_seeker_start(const Choice *choice)
{
    DealSeeker *seeker = host_must_have(calloc(1, sizeof *seeker));
    pthread_t thread;
    pthread_mutex_init(&seeker->lock, NULL);
    seeker->choice = *choice;
    seeker->references = 2;
    if (thread_start(&thread, look, seeker)) {
        pthread_detach(thread);
        return seeker;
    }
    free(seeker);
    return NULL;
}

void deal_seeker_stop(DealSeeker *seeker)
{
    if (!seeker)
        return;
    seeker->hurry = 1;
    release(seeker);
}

int deal_seeker_take(DealSeeker *seeker, u8 *seed)
{
    int answer;
    pthread_mutex_lock(&seeker->lock);
    answer = seeker->answer;
    memcpy(seed, seeker->choice.seed, SEED_SIZE);
    pthread_mutex_unlock(&seeker->lock);
    return answer;
}
