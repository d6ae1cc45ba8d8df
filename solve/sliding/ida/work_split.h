/* SPDX-License-Identifier: MIT */
/* A length's search by several: a share is the branches that are one's own,
   which are dealt to all shares in turn. When several find a line, that of the
   least branch counts, so that it is the same line however fast each of them
   was. In vain there are always as many nodes. */
#ifndef SOLVE_SLIDING_SHARE_H
#define SOLVE_SLIDING_SHARE_H

#include "solve/sliding/pdb/database_set.h"

#define NO_BRANCH 0xFFFFFFFFU

typedef struct Share {
    const Guide *guide;
    const SlidingBoard *board;
    Arena arena;        /* its own, of share_room bytes */
    u32 bound;          /* MOST_BOUND at most */
    u32 number, count;  /* of the array in which all shares lie */
    Budget budget;      /* its own */
    u8 *steps;          /* as many as the bound */
    volatile u32 found; /* the branch, or NO_BRANCH */
    Ending ending;
} Share;

u64 share_room(const Guide *guide, u32 bound);
/* All shares are to be set before the first begins. */
void search_share(Share *share);

#endif
