/* SPDX-License-Identifier: MIT */
/* Mahjong's own answers: what who doesn't peek can hope for. */
#ifndef COMMAND_SOLVE_MAHJONG_CHANCES_H
#define COMMAND_SOLVE_MAHJONG_CHANCES_H

#include "answer.h"

/* Chances are counted in thousandths. */
typedef struct FairSum {
    u64 boards; /* that had a pair to take */
    u64 careful, winnable;
    u64 nodes;
} FairSum;

/* Prints the pair to take and its chances; the question tells memory and
   nodes, the session's seed how hidden tiles are dealt. 0 when there is no
   pair. */
int ask_fairly(FairSum *sum, const Question *question, const Session *session,
               const Print *print);
void print_fair_sum(const FairSum *sum, u64 deals);

#endif
