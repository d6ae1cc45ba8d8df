/* SPDX-License-Identifier: MIT */
/* Deals boards by their numbers, so that the same layout always has the same
   share. */
#include "winnable_share.h"

#include <string.h>

#include "solve/mahjong/sat/solve_pairs.h"

enum { MOST_FOR_BOARD = 50000 /* nodes */ };

static Verdict prove(const WinnableShare *share, u32 number)
{
    static const u8 variant[VARIANT_SIZE] = {[MAHJONG_VARIANT_DEALER] =
                                                 MAHJONG_DEAL_ANYHOW};
    const u8 seed[SEED_SIZE] = {(u8)number, (u8)(number >> 8),
                                (u8)(number >> 16), (u8)(number >> 24)};
    Mahjong game;
    const Question question = {.game = &mahjong,
                               .position = &game,
                               .how = SOLVE_PROVE,
                               .memory = share->memory,
                               .size = share->size,
                               .most_nodes = MOST_FOR_BOARD,
                               .stop = share->stop};
    Answer answer = {0};
    memset(&game, 0, sizeof game);
    (void)mahjong_deal_layout(&game, share->layout, variant, seed);
    mahjong_solve_pairs(&question, &answer);
    return answer.verdict;
}

void mahjong_count_winnable(WinnableShare *share, u32 boards)
{
    ASSERT(!(share->layout->count & 1));
    for (; boards; boards--) {
        const Verdict verdict = prove(share, share->dealt + 1);
        if (is_stop_set(share->stop))
            return;
        share->dealt++;
        share->won += verdict == SOLVED;
        share->open += verdict == LIMIT;
    }
}
