/* SPDX-License-Identifier: MIT */
#include "team.h"

#include <pthread.h>
#include <string.h>

enum { MOST_STEPS = 256 };

typedef struct Member {
    Share *share;
    Outcome outcome;
    int runs;
    pthread_t thread;
    u8 steps[MOST_STEPS];
} Member;

typedef struct Team {
    Inquiry *inquiry;
    Tray tray;
    u32 count;
    u64 left; /* nodes */
    Share shares[MOST_THREADS];
    Member members[MOST_THREADS];
} Team;

static void *search(void *argument)
{
    Member *member = argument;
    member->outcome = deepen_share(member->share);
    return NULL;
}

static void set_shares(Team *team)
{
    const Inquiry *inquiry = team->inquiry;
    u32 i;
    for (i = 0; i < team->count; i++) {
        team->members[i].share = &team->shares[i];
        team->shares[i] = (Share){.guide = inquiry->guide,
                                  .tray = &team->tray,
                                  .bound = inquiry->proof.bound,
                                  .number = i,
                                  .count = team->count,
                                  .budget = {.left = team->left / team->count,
                                             .stop = inquiry->question->stop},
                                  .steps = team->members[i].steps,
                                  .found = NO_BRANCH};
    }
}

/* Whoever has no thread of his own is done last. */
static void run_members(Team *team)
{
    u32 i;
    for (i = 0; i < team->count; i++) {
        Member *member = &team->members[i];
        member->runs = i + 1 < team->count &&
                       !pthread_create(&member->thread, NULL, search, member);
    }
    for (i = team->count; i--;)
        if (!team->members[i].runs)
            search(&team->members[i]);
    for (i = 0; i < team->count; i++)
        if (team->members[i].runs)
            pthread_join(team->members[i].thread, NULL);
}

/* All lines of one length; the member with the one that counts, or NULL. */
static const Member *search_length(Team *team, int *spent)
{
    const Member *best = NULL;
    const u64 share = team->left / team->count;
    u32 i;
    set_shares(team);
    run_members(team);
    *spent = 0;
    for (i = 0; i < team->count; i++) {
        const Member *member = &team->members[i];
        team->left -= share - unspent(&member->share->budget);
        *spent |= member->outcome == SPENT;
        if (member->outcome == FOUND &&
            (!best || member->share->found < best->share->found))
            best = member;
    }
    return best;
}

static void tell_line(Team *team, const Member *member, Arena *arena)
{
    if (member)
        answer_steps(team->inquiry->question, &team->tray, member->steps,
                     team->inquiry->proof.bound, arena, team->inquiry->answer);
}

void solve_by_team(Inquiry *inquiry, u32 threads)
{
    static Team team;
    const Question *question = inquiry->question;
    const Member *member;
    Arena arena = arena_of(question->memory, question->size);
    int spent;
    memset(&team, 0, sizeof team);
    team.inquiry = inquiry;
    team.count = threads < MOST_THREADS ? threads : MOST_THREADS;
    team.left = question->most_nodes;
    lay_tray(&team.tray, question->position);
    inquiry->proof.first = first_bound(inquiry->guide, &team.tray);
    inquiry->proof.bound = inquiry->proof.first;
    for (;;) {
        inquiry->proof.nodes = question->most_nodes - team.left;
        member = search_length(&team, &spent);
        if (member || spent)
            break;
        inquiry->proof.bound += 2;
    }
    tell_line(&team, member, &arena);
    inquiry->answer->nodes = question->most_nodes - team.left;
    inquiry->answer->positions = inquiry->answer->nodes;
}
