/* SPDX-License-Identifier: MIT */
/* The least number of single-tile moves, proven with large tables: length by
   length all lines are tried in waves. Between two lengths a beam looks for a
   line, with more nodes each time. Once there is one as short as the bound,
   no line of that length need be searched for, which is most of the work. */
#ifndef SOLVE_SLIDING_PROVE_H
#define SOLVE_SLIDING_PROVE_H

#include "ida_star.h"
#include "work_split.h"

/* Who searches: all shares, side by side. */
typedef struct Crew {
    u32 count; /* of shares */
    void (*search)(const struct Crew *crew, Share *shares);
} Crew;

typedef struct Proof {
    const Guide *guide;
    const SlidingBoard *board;
    const Crew *crew;
    Arena arena;
    Budget *budget;
    u64 alone; /* nodes to try one by one, before waves begin */
    Certificate *certificate;
    u8 *steps;  /* a search's own, as many as a line may have */
    u8 *best;   /* the shortest line that is known, */
    u32 length; /* and how many steps it has; 0: none */
} Proof;

extern const Crew alone;

/* Whether there is room for the shares of a crew. */
u8 can_prove(const Guide *guide, const Crew *crew, const Arena *arena);
/* 1 when the best line is a shortest one; 0 when the budget is spent, or more
   than MOST_BOUND steps are needed. */
u8 prove(Proof *proof);

#endif
