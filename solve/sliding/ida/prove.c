/* SPDX-License-Identifier: MIT */
/* Proves optimal lengths. Batched IDA* raises the lower bound and beam search
   lowers the upper one; when they meet, the proof is complete. */
#include "prove.h"

#include <string.h>

#include "batched.h"
#include "solve/sliding/beam/beam_search.h"

enum {
    BEAM_PART = 8 /* the fraction of the nodes so far that a beam may use */
};

static void search_with_one(const Workers *workers, WorkShare *shares)
{
    (void)workers;
    work_share_search(shares);
}

const Workers single_worker = {1, search_with_one};

static u64 room_of(const DatabaseSet *pdbs)
{
    return work_share_room(pdbs, MOST_BOUND) + MOST_BOUND + 2 * ARENA_STEP;
}

u8 prove_is_possible(const DatabaseSet *pdbs, const Workers *workers,
                     const Arena *arena)
{
    return arena->left / 2 / workers->count >
           room_of(pdbs) + sizeof(WorkShare);
}

static WorkShare *take_shares(Proof *proof)
{
    const u64 room = room_of(proof->pdbs);
    const u32 count = proof->workers->count;
    WorkShare *shares = take(&proof->arena, count, sizeof *shares);
    u32 i;
    ASSERT(shares); /* prove_is_possible has found room for them */
    for (i = 0; i < count; i++) {
        WorkShare *share = &shares[i];
        memset(share, 0, sizeof *share);
        share->pdbs = proof->pdbs;
        share->board = proof->board;
        share->number = i;
        share->count = count;
        share->arena = arena_of(take(&proof->arena, room, 1), room);
        share->steps = take(&share->arena, MOST_BOUND, 1);
    }
    return shares;
}

static void keep_line(Proof *proof, const u8 *steps, u32 length)
{
    ASSERT(length && length <= MOST_BOUND);
    memcpy(proof->best, steps, length);
    proof->length = length;
}

/* Gives every share an equal part of the budget, and takes back what they
   leave. */
static const WorkShare *search_to_bound(Proof *proof, WorkShare *shares,
                                        u8 *spent)
{
    Budget *budget = proof->budget;
    const u32 count = proof->workers->count;
    const u64 part = budget->left / count;
    const WorkShare *best = NULL;
    u32 i;
    ASSERT(count);
    for (i = 0; i < count; i++) {
        shares[i].bound = proof->certificate->bound;
        shares[i].budget = (Budget){part, budget->question, 0};
        shares[i].found = NO_BRANCH;
    }
    proof->workers->search(proof->workers, shares);
    for (i = 0; i < count; i++) {
        const WorkShare *share = &shares[i];
        budget->left -= part - unspent(&share->budget);
        *spent |= share->ending == SPENT;
        if (share->ending == FOUND && (!best || share->found < best->found))
            best = share;
    }
    return best;
}

static void look_for_line(Proof *proof, u64 nodes)
{
    Budget part = lend_part(proof->budget, nodes);
    u32 most = proof->length ? proof->length : MOST_BOUND;
    Evaluator evaluator;
    u32 length;
    evaluator_set(&evaluator, proof->pdbs, NULL, proof->board);
    length = beam_search(&evaluator, proof->board, ANY_WIDTH, most,
                         proof->arena, &part, proof->steps);
    end_part(proof->budget, &part);
    if (length)
        keep_line(proof, proof->steps, length);
}

/* Most boards need so few nodes that batches are not worth setting up, and
   plain IDA* benefits from node ordering. So it goes first. */
static u8 prove_one_by_one(Proof *proof)
{
    Budget part = lend_part(proof->budget, proof->single_worker);
    u8 found = ida_star(proof->pdbs, proof->board, &part, proof->certificate,
                        proof->steps);
    end_part(proof->budget, &part);
    if (found)
        keep_line(proof, proof->steps, proof->certificate->bound);
    return found;
}

static u8 prove_in_batches(Proof *proof, WorkShare *shares)
{
    Certificate *certificate = proof->certificate;
    const WorkShare *best;
    u8 spent = 0;
    ASSERT(certificate->bound >= certificate->first);
    while (certificate->bound <= MOST_BOUND) {
        u64 left;
        if (proof->length != certificate->bound)
            look_for_line(proof, certificate->nodes / BEAM_PART);
        /* No line can be shorter than what has been proven. */
        ASSERT(!proof->length || proof->length >= certificate->bound);
        if (proof->length == certificate->bound)
            return 1;
        left = proof->budget->left;
        best = search_to_bound(proof, shares, &spent);
        if (best)
            keep_line(proof, best->steps, best->bound);
        if (best || spent)
            return best != NULL;
        certificate->nodes += left - proof->budget->left;
        certificate->bound += 2;
    }
    return 0;
}

u8 prove(Proof *proof)
{
    WorkShare *shares = take_shares(proof);
    ASSERT(proof->workers->count);
    return prove_one_by_one(proof) ||
           (proof->budget->left && prove_in_batches(proof, shares));
}
