/* SPDX-License-Identifier: MIT */
/* The solver's thread. It analyses the current position while the player
   thinks, then runs a question if there is one. A lock protects everything
   that both threads use. What the main loop has to wait for is a job, which
   comes before everything else. */
#include "thinker.h"

#include <stdlib.h>
#include <string.h>

#include "advice/game_advice.h"
#include "host/posix/signals.h"
#include "host/posix/thread.h"

struct Thinker {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    Advisor advisor;
    const Game *game; /* whose position to analyse, or NULL */
    u8 *position;
    Verdict verdict;
    Distance distance;
    ThinkerQuestion question;   /* another task, or NULL, */
    Session asked;              /* its session, */
    Page brought;               /* and its answer */
    ThinkerQuestion done;       /* the question that is finished, or NULL */
    void (*job)(void *context); /* a job, or NULL */
    void *context;
    int cut;   /* the last job was stopped */
    int known; /* the verdict is about the current position */
    int held;  /* until thinker_go */
    int busy, leaving;
    _Atomic u8 hurry; /* set when the question is obsolete */
};

/* The caller holds the lock, which is released during the search. */
static void begin(Thinker *thinker)
{
    thinker->busy = 1;
    thinker->advisor.stop = &thinker->hurry;
    pthread_mutex_unlock(&thinker->lock);
}

static void end(Thinker *thinker)
{
    pthread_mutex_lock(&thinker->lock);
    thinker->busy = 0;
    thinker->advisor.stop = NULL;
    pthread_cond_broadcast(&thinker->changed);
    signals_rouse();
}

/* Shows nothing for a game that has no distance. */
static void measure(Thinker *thinker)
{
    const GameAdvice *advice = game_advice_of(thinker->game);
    Distance distance;
    if (!advice->find_distance)
        return;
    distance = advice->find_distance(&thinker->advisor, thinker->position);
    pthread_mutex_lock(&thinker->lock);
    if (!thinker->hurry)
        thinker->distance = distance;
    pthread_mutex_unlock(&thinker->lock);
    signals_rouse();
}

/* If the question becomes obsolete during the search, the result is
   dropped. */
static void think(Thinker *thinker)
{
    Verdict verdict;
    begin(thinker);
    measure(thinker);
    verdict = advisor_find_solution(&thinker->advisor, thinker->game,
                                    thinker->position);
    if (thinker->advisor.shortest && !thinker->distance.exact)
        measure(thinker);
    end(thinker);
    thinker->known = !thinker->hurry;
    thinker->verdict = thinker->known ? verdict : LIMIT;
}

/* Works on a copy of the session, because the next question may replace the
   original during the search. */
static void run_question(Thinker *thinker)
{
    ThinkerQuestion question = thinker->question;
    Session session;
    thinker->brought.used = 0;
    session_open(&session, &malloc_host);
    if (thinker->asked.game)
        session_copy(&session, &thinker->asked);
    begin(thinker);
    if (session.game)
        question(&thinker->brought, &thinker->advisor, &session);
    session_close(&session);
    end(thinker);
    if (!thinker->hurry && thinker->question == question) {
        thinker->done = question;
        thinker->question = NULL;
    }
}

/* Afterwards the thread rests. */
static void run_job(Thinker *thinker)
{
    begin(thinker);
    thinker->job(thinker->context);
    end(thinker);
    thinker->cut = thinker->hurry;
    thinker->job = NULL;
    thinker->hurry = 1;
}

static void *work(void *own)
{
    Thinker *thinker = own;
    pthread_mutex_lock(&thinker->lock);
    while (!thinker->leaving) {
        if (thinker->job)
            run_job(thinker);
        else if (!thinker->game || thinker->hurry || thinker->held)
            pthread_cond_wait(&thinker->changed, &thinker->lock);
        else if (!thinker->known)
            think(thinker);
        else if (thinker->question)
            run_question(thinker);
        else
            pthread_cond_wait(&thinker->changed, &thinker->lock);
    }
    pthread_mutex_unlock(&thinker->lock);
    return NULL;
}

Thinker *thinker_start(u64 patience)
{
    Thinker *thinker = host_must_have(calloc(1, sizeof *thinker));
    pthread_mutex_init(&thinker->lock, NULL);
    pthread_cond_init(&thinker->changed, NULL);
    session_open(&thinker->asked, &malloc_host);
    advisor_start(&thinker->advisor, patience);
    thinker->hurry = 1;
    thinker->verdict = LIMIT;
    if (thread_start(&thinker->thread, work, thinker))
        return thinker;
    free(thinker);
    return NULL;
}

void thinker_stop(Thinker *thinker)
{
    if (!thinker)
        return;
    thinker_rest(thinker);
    pthread_mutex_lock(&thinker->lock);
    thinker->leaving = 1;
    pthread_cond_broadcast(&thinker->changed);
    pthread_mutex_unlock(&thinker->lock);
    pthread_join(thinker->thread, NULL);
    advisor_stop(&thinker->advisor);
    free(thinker->position);
    page_free(&thinker->brought);
    session_close(&thinker->asked);
    free(thinker);
}

static int is_same(const Thinker *thinker, const Session *session)
{
    return thinker->game == session->game &&
           memcmp(thinker->position, session->position, session->game->size) ==
               0;
}

/* A finished game needs no verdict. */
static void take_position(Thinker *thinker, const Session *session)
{
    const Game *game = session->game;
    thinker->position = host_must_have(realloc(thinker->position, game->size));
    memcpy(thinker->position, session->position, game->size);
    thinker->game = game;
    thinker->known = session_is_over(session);
    thinker->verdict = LIMIT;
    thinker->distance = (Distance){0, 0};
    thinker->question = thinker->done = NULL;
}

void thinker_think(Thinker *thinker, const Session *session)
{
    thinker_rest(thinker);
    pthread_mutex_lock(&thinker->lock);
    if (!is_same(thinker, session))
        take_position(thinker, session);
    thinker->hurry = 0;
    thinker->held = 1;
    pthread_mutex_unlock(&thinker->lock);
}

void thinker_go(Thinker *thinker)
{
    pthread_mutex_lock(&thinker->lock);
    if (thinker->held)
        pthread_cond_broadcast(&thinker->changed);
    thinker->held = 0;
    pthread_mutex_unlock(&thinker->lock);
}

void thinker_rest(Thinker *thinker)
{
    pthread_mutex_lock(&thinker->lock);
    thinker->hurry = 1;
    while (thinker->busy)
        pthread_cond_wait(&thinker->changed, &thinker->lock);
    pthread_mutex_unlock(&thinker->lock);
}

int thinker_is_busy(Thinker *thinker)
{
    int thinking;
    pthread_mutex_lock(&thinker->lock);
    thinking = thinker->job || (thinker->game && !thinker->hurry &&
                                (!thinker->known || thinker->question));
    pthread_mutex_unlock(&thinker->lock);
    return thinking;
}

Verdict thinker_verdict(Thinker *thinker, const Session *session)
{
    Verdict verdict;
    pthread_mutex_lock(&thinker->lock);
    verdict = is_same(thinker, session) ? thinker->verdict : LIMIT;
    pthread_mutex_unlock(&thinker->lock);
    return verdict;
}

Distance thinker_distance(Thinker *thinker, const Session *session)
{
    Distance distance = {0, 0};
    pthread_mutex_lock(&thinker->lock);
    if (is_same(thinker, session))
        distance = thinker->distance;
    pthread_mutex_unlock(&thinker->lock);
    return distance;
}

void thinker_send_question(Thinker *thinker, const Session *session,
                           ThinkerQuestion question)
{
    pthread_mutex_lock(&thinker->lock);
    session_close(&thinker->asked);
    session_copy(&thinker->asked, session);
    thinker->question = question;
    thinker->done = NULL;
    pthread_cond_broadcast(&thinker->changed);
    pthread_mutex_unlock(&thinker->lock);
}

int thinker_has_question(Thinker *thinker)
{
    int has;
    pthread_mutex_lock(&thinker->lock);
    has = thinker->question || thinker->done;
    pthread_mutex_unlock(&thinker->lock);
    return has;
}

ThinkerQuestion thinker_take_answer(Thinker *thinker, Page *page)
{
    ThinkerQuestion done;
    pthread_mutex_lock(&thinker->lock);
    done = thinker->done;
    if (done && thinker->brought.used)
        page_text(page, thinker->brought.text);
    thinker->done = NULL;
    pthread_mutex_unlock(&thinker->lock);
    return done;
}

void thinker_begin_job(Thinker *thinker, void (*job)(void *context),
                       void *context)
{
    pthread_mutex_lock(&thinker->lock);
    thinker->job = job;
    thinker->context = context;
    thinker->cut = 0;
    thinker->hurry = 0;
    pthread_cond_broadcast(&thinker->changed);
    pthread_mutex_unlock(&thinker->lock);
}

int thinker_has_job(Thinker *thinker)
{
    int has;
    pthread_mutex_lock(&thinker->lock);
    has = thinker->job != NULL;
    pthread_mutex_unlock(&thinker->lock);
    return has;
}

int thinker_end_job(Thinker *thinker)
{
    int done;
    pthread_mutex_lock(&thinker->lock);
    thinker->hurry = 1;
    while (thinker->job)
        pthread_cond_wait(&thinker->changed, &thinker->lock);
    done = !thinker->cut;
    pthread_mutex_unlock(&thinker->lock);
    return done;
}

Advisor *thinker_advisor(Thinker *thinker)
{
    return &thinker->advisor;
}
