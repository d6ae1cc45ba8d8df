/* SPDX-License-Identifier: MIT */
#include "search_threads.h"

#include <pthread.h>

typedef struct Member {
    WorkShare *share;
    int runs;
    pthread_t thread;
} Member;

static void *search(void *argument)
{
    work_share_search(argument);
    return NULL;
}

/* Whoever has no thread of his own is done last. */
static void search_together(const Workers *workers, WorkShare *shares)
{
    Member members[MOST_THREADS];
    u32 i;
    for (i = 0; i < workers->count; i++) {
        Member *member = &members[i];
        member->share = &shares[i];
        member->runs =
            i + 1 < workers->count &&
            !pthread_create(&member->thread, NULL, search, member->share);
    }
    for (i = workers->count; i--;)
        if (!members[i].runs)
            work_share_search(members[i].share);
    for (i = 0; i < workers->count; i++)
        if (members[i].runs)
            pthread_join(members[i].thread, NULL);
}

void solve_by_team(Inquiry *inquiry, u32 threads)
{
    const Workers workers = {threads < MOST_THREADS ? threads : MOST_THREADS,
                             search_together};
    inquiry->workers = &workers;
    sliding_solve(inquiry);
    inquiry->workers = NULL;
}
