/* SPDX-License-Identifier: MIT */
/* Estimates the chances of a Mahjong player who doesn't peek at hidden
   tiles. */
#ifndef COMMAND_SOLVE_MAHJONG_CHANCES_H
#define COMMAND_SOLVE_MAHJONG_CHANCES_H

#include "answer.h"

/* Sums over several boards. Chances are counted in thousandths. */
typedef struct FairSum {
    u64 boards; /* boards with a pair to remove */
    u64 seen;   /* of which some deals were solved */
    u64 careful, winnable;
    u64 nodes;
} FairSum;

/* Prints the pair to remove and its chances. The question gives the memory and
   the nodes, and the session's seed determines how hidden tiles are dealt.
   Returns IMPOSSIBLE if there is no pair, and LIMIT if it was told to stop
   before a board among many has its chances. */
Verdict mahjong_chances_ask(FairSum *sum, const Question *question,
                            const Session *session, const Print *print);
void print_fair_sum(const FairSum *sum, u64 deals);

#endif
