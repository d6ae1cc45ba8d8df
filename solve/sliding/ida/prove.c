/* SPDX-License-Identifier: MIT */
/* Bounds from below, lines from above. */
#include "prove.h"

#include <string.h>

#include "batched.h"
#include "solve/sliding/beam/beam_search.h"

enum { BEAM_PART = 8 /* of the nodes so far for a beam */ };

static void search_alone(const Crew *crew, Share *shares)
{
    (void)crew;
    search_share(shares);
}

const Crew alone = {1, search_alone};

static u64 room_of(const Guide *guide)
{
    return share_room(guide, MOST_BOUND) + MOST_BOUND + 2 * ARENA_STEP;
}

u8 can_prove(const Guide *guide, const Crew *crew, const Arena *arena)
{
    return arena->left / 2 / crew->count > room_of(guide) + sizeof(Share);
}

static Share *take_shares(Proof *proof)
{
    const u64 room = room_of(proof->guide);
    const u32 count = proof->crew->count;
    Share *shares = take(&proof->arena, count, sizeof *shares);
    u32 i;
    for (i = 0; i < count; i++) {
        Share *share = &shares[i];
        memset(share, 0, sizeof *share);
        share->guide = proof->guide;
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
    memcpy(proof->best, steps, length);
    proof->length = length;
}

/* What is left is dealt to all shares, and taken back. */
static const Share *search_length(Proof *proof, Share *shares, u8 *spent)
{
    Budget *budget = proof->budget;
    const u32 count = proof->crew->count;
    const u64 part = budget->left / count;
    const Share *best = NULL;
    u32 i;
    for (i = 0; i < count; i++) {
        shares[i].bound = proof->certificate->bound;
        shares[i].budget = (Budget){part, budget->stop, 0};
        shares[i].found = NO_BRANCH;
    }
    proof->crew->search(proof->crew, shares);
    for (i = 0; i < count; i++) {
        const Share *share = &shares[i];
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
    Judge judge;
    u32 length;
    set_judge(&judge, proof->guide, proof->board);
    length = find_by_beam(&judge, proof->board, ANY_WIDTH, most, proof->arena,
                          &part, proof->steps);
    end_part(proof->budget, &part);
    if (length)
        keep_line(proof, proof->steps, length);
}

/* Most boards need so few nodes that waves are not worth their beginning, and
   one by one the better moves come first. */
static u8 try_alone(Proof *proof)
{
    Budget part = lend_part(proof->budget, proof->alone);
    u8 found = deepen(proof->guide, proof->board, &part, proof->certificate,
                      proof->steps);
    end_part(proof->budget, &part);
    if (found)
        keep_line(proof, proof->steps, proof->certificate->bound);
    return found;
}

static u8 prove_by_waves(Proof *proof, Share *shares)
{
    Certificate *certificate = proof->certificate;
    const Share *best;
    u8 spent = 0;
    while (certificate->bound <= MOST_BOUND) {
        u64 left;
        if (proof->length != certificate->bound)
            look_for_line(proof, certificate->nodes / BEAM_PART);
        if (proof->length == certificate->bound)
            return 1;
        left = proof->budget->left;
        best = search_length(proof, shares, &spent);
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
    Share *shares = take_shares(proof);
    return try_alone(proof) ||
           (proof->budget->left && prove_by_waves(proof, shares));
}
