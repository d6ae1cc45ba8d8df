/* SPDX-License-Identifier: MIT */
#include "work_split.h"

#include <string.h>

#include "batched.h"

enum {
    BRANCHES = 2048,              /* boards that are dealt, or some more, */
    BRANCH = 16,                  /* so many at a time */
    BRANCH_RIDERS = 12 * BRANCHES /* and on the way to them */
};

typedef struct Deal {
    Wave *wave;
    Share *share;
    u32 length; /* of the lines to the boards that are dealt */
} Deal;

/* -------------------------------------------------------------- branches */

static Ending grow_crest(Wave *wave, u32 length)
{
    const Crest *crest = &wave->crests[length];
    Ending ending = NONE;
    u32 first;
    for (first = 0; first < crest->count && ending == NONE; first += ABREAST) {
        u32 rest = crest->count - first;
        ending = expand(wave, length, first, rest < ABREAST ? rest : ABREAST);
    }
    return ending;
}

/* Crest after crest, as a whole, until there are enough to deal, or no room
   for more. */
static Ending grow_branches(Deal *deal)
{
    Wave *wave = deal->wave;
    Crest *crest = wave->crests;
    Ending ending = NONE;
    while (ending == NONE && crest->count && crest->count < BRANCHES &&
           deal->length < wave->bound) {
        Arena arena = wave->arena;
        u8 *riders = take(&arena, (u64)crest->count * DIRECTIONS, wave->size);
        if (!riders)
            break;
        crest[1].riders = riders;
        ending = grow_crest(wave, deal->length);
        take(&wave->arena, crest[1].count, wave->size);
        deal->length++;
        crest++;
    }
    return ending;
}

/* Whether a line of another share makes one from a branch worthless. */
static u8 is_late(const Share *share, u32 branch)
{
    const Share *shares = share - share->number;
    u32 i;
    for (i = 0; i < share->count; i++)
        if (shares[i].found < branch)
            return 1;
    return 0;
}

static Ending search_branch(const Deal *deal, u32 first, u32 count)
{
    Ending ending = expand(deal->wave, deal->length, first, count);
    return ending == NONE ? dig(deal->wave, deal->length + 1) : ending;
}

static Ending search_branches(const Deal *deal)
{
    Share *share = deal->share;
    const u32 count = deal->wave->crests[deal->length].count;
    Ending ending = NONE;
    u32 first = share->number * BRANCH;
    while (first < count && ending == NONE && !is_late(share, first + 1)) {
        u32 rest = count - first;
        ending = search_branch(deal, first, rest < BRANCH ? rest : BRANCH);
        if (ending == FOUND)
            share->found = first + 1;
        first += share->count * BRANCH;
    }
    return ending;
}

/* ----------------------------------------------------------------- shares */

u64 share_room(const Guide *guide, u32 bound)
{
    return wave_room(guide, bound) + (u64)BRANCH_RIDERS * rider_size(guide);
}

/* What all shares do the first one pays for. */
static Ending search_deal(Deal *deal, Budget *budget)
{
    Budget common = {~(u64)0, budget->stop, 0};
    Ending ending;
    deal->wave->budget = deal->share->number ? &common : budget;
    ending = grow_branches(deal);
    if (ending == FOUND)
        deal->share->found = 0;
    if (ending != NONE)
        return ending;
    deal->wave->budget = budget;
    return search_branches(deal);
}

void search_share(Share *share)
{
    Budget budget = share->budget; /* not in memory that threads share */
    Deal deal = {NULL, share, 0};
    deal.wave =
        open_wave(share->guide, share->board, share->bound, share->arena);
    share->ending = deal.wave ? search_deal(&deal, &budget) : SPENT;
    if (share->ending == FOUND)
        trace_line(deal.wave, share->steps);
    share->budget = budget;
}
