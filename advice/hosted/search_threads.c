/* SPDX-License-Identifier: MIT */
#include "search_threads.h"

#include <pthread.h>

typedef struct Member {
    Share *share;
    int runs;
    pthread_t thread;
} Member;

static void *search(void *argument)
{
    search_share(argument);
    return NULL;
}

/* Whoever has no thread of his own is done last. */
static void search_together(const Crew *crew, Share *shares)
{
    Member members[MOST_THREADS];
    u32 i;
    for (i = 0; i < crew->count; i++) {
        Member *member = &members[i];
        member->share = &shares[i];
        member->runs =
            i + 1 < crew->count &&
            !pthread_create(&member->thread, NULL, search, member->share);
    }
    for (i = crew->count; i--;)
        if (!members[i].runs)
            search_share(members[i].share);
    for (i = 0; i < crew->count; i++)
        if (members[i].runs)
            pthread_join(members[i].thread, NULL);
}

void solve_by_team(Inquiry *inquiry, u32 threads)
{
    const Crew crew = {threads < MOST_THREADS ? threads : MOST_THREADS,
                       search_together};
    inquiry->crew = &crew;
    solve_slides(inquiry);
    inquiry->crew = NULL;
}
