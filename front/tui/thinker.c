/* SPDX-License-Identifier: MIT */
#include "thinker.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "../alarm.h"
#include "../page.h"

struct Thinker {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    Brain brain;
    const Game *game; /* whose position it is to think of, or NULL */
    u8 *position;
    u16 size;
    Verdict verdict;
    int known; /* the verdict is that of the position */
    int busy, leaving;
    volatile u8 hurry; /* the question is no longer wanted */
};

/* A question that nobody waits for any longer leaves no trace. The brain is
   hurried only by this thread's own questions: who asks it while it rests
   has the time. With the lock held, which is given away while it thinks. */
static void think(Thinker *thinker)
{
    Verdict verdict;
    thinker->busy = 1;
    thinker->brain.stop = &thinker->hurry;
    pthread_mutex_unlock(&thinker->lock);
    verdict = ask_brain(&thinker->brain, thinker->game, thinker->position);
    pthread_mutex_lock(&thinker->lock);
    thinker->busy = 0;
    thinker->brain.stop = NULL;
    thinker->known = !thinker->hurry;
    thinker->verdict = thinker->known ? verdict : LIMIT;
    pthread_cond_broadcast(&thinker->changed);
    rouse();
}

static void *work(void *own)
{
    Thinker *thinker = own;
    pthread_mutex_lock(&thinker->lock);
    while (!thinker->leaving) {
        if (thinker->game && !thinker->known && !thinker->hurry)
            think(thinker);
        else
            pthread_cond_wait(&thinker->changed, &thinker->lock);
    }
    pthread_mutex_unlock(&thinker->lock);
    return NULL;
}

/* Signals are for the thread that reads keys. */
static int start_thread(Thinker *thinker)
{
    sigset_t all, before;
    int trouble;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    trouble = pthread_create(&thinker->thread, NULL, work, thinker);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return !trouble;
}

Thinker *start_thinker(u64 patience)
{
    Thinker *thinker = must_have(calloc(1, sizeof *thinker));
    pthread_mutex_init(&thinker->lock, NULL);
    pthread_cond_init(&thinker->changed, NULL);
    start_brain(&thinker->brain, patience);
    thinker->hurry = 1;
    thinker->verdict = LIMIT;
    if (start_thread(thinker))
        return thinker;
    free(thinker);
    return NULL;
}

void stop_thinker(Thinker *thinker)
{
    if (!thinker)
        return;
    let_rest(thinker);
    pthread_mutex_lock(&thinker->lock);
    thinker->leaving = 1;
    pthread_cond_broadcast(&thinker->changed);
    pthread_mutex_unlock(&thinker->lock);
    pthread_join(thinker->thread, NULL);
    stop_brain(&thinker->brain);
    free(thinker->position);
    free(thinker);
}

static int is_same(const Thinker *thinker, const Game *game,
                   const void *position)
{
    return thinker->game == game &&
           memcmp(thinker->position, position, game->size) == 0;
}

static void take_position(Thinker *thinker, const Game *game,
                          const void *position)
{
    thinker->position = must_have(realloc(thinker->position, game->size));
    memcpy(thinker->position, position, game->size);
    thinker->game = game;
    thinker->known = 0;
    thinker->verdict = LIMIT;
}

void think_of(Thinker *thinker, const Game *game, const void *position)
{
    let_rest(thinker);
    pthread_mutex_lock(&thinker->lock);
    if (!is_same(thinker, game, position))
        take_position(thinker, game, position);
    thinker->hurry = 0;
    pthread_cond_broadcast(&thinker->changed);
    pthread_mutex_unlock(&thinker->lock);
}

void let_rest(Thinker *thinker)
{
    pthread_mutex_lock(&thinker->lock);
    thinker->hurry = 1;
    while (thinker->busy)
        pthread_cond_wait(&thinker->changed, &thinker->lock);
    pthread_mutex_unlock(&thinker->lock);
}

int is_thinking(Thinker *thinker)
{
    int thinking;
    pthread_mutex_lock(&thinker->lock);
    thinking = thinker->game && !thinker->known && !thinker->hurry;
    pthread_mutex_unlock(&thinker->lock);
    return thinking;
}

Verdict verdict_of(Thinker *thinker)
{
    Verdict verdict;
    pthread_mutex_lock(&thinker->lock);
    verdict = thinker->verdict;
    pthread_mutex_unlock(&thinker->lock);
    return verdict;
}

Brain *brain_of(Thinker *thinker)
{
    return &thinker->brain;
}
