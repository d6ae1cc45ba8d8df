/* SPDX-License-Identifier: MIT */
/* Deals boards freely and solves each, until one is proven winnable. */
#include "unbiased_deal.h"

#include <string.h>

#include "solve/mahjong/sat/solve_pairs.h"

enum {
    DEAL_WORTH = 100,       /* a deal takes about as long as this many nodes */
    MOST_FOR_BOARD = 100000 /* nodes, before another board is dealt */
};

static Verdict prove(const UnbiasedDeal *deal, const Mahjong *game, u64 *nodes)
{
    Question question = {0};
    Answer answer = {0};
    ASSERT(*nodes < deal->most_nodes);
    question.game = &mahjong;
    question.position = game;
    question.how = SOLVE_PROVE;
    question.memory = deal->memory;
    question.size = deal->size;
    question.most_nodes = deal->most_nodes - *nodes;
    if (question.most_nodes > MOST_FOR_BOARD)
        question.most_nodes = MOST_FOR_BOARD;
    question.stop = deal->stop;
    mahjong_solve_pairs(&question, &answer);
    *nodes += answer.nodes + DEAL_WORTH;
    return answer.verdict;
}

static u8 deal_once(const UnbiasedDeal *deal, Mahjong *game)
{
    memset(game, 0, sizeof *game);
    return deal->layout ? mahjong_deal_layout(game, deal->layout,
                                              deal->variant, deal->seed)
                        : mahjong.deal(game, deal->variant, deal->seed);
}

Verdict mahjong_deal_unbiased(UnbiasedDeal *deal, Mahjong *game)
{
    Mahjong dealt;
    u64 nodes = 0;
    Verdict verdict;
    while (nodes < deal->most_nodes) {
        if (deal_once(deal, &dealt))
            return LIMIT;
        verdict = prove(deal, &dealt, &nodes);
        if (verdict == SOLVED) {
            *game = dealt;
            return SOLVED;
        }
        if (is_stop_set(deal->stop))
            return LIMIT;
        seed_next(deal->seed);
    }
    return LIMIT;
}
