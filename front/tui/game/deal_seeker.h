/* SPDX-License-Identifier: MIT */
/* A thread that looks for a deal of a level while the player chooses. */
#ifndef DEAL_SEEKER_H
#define DEAL_SEEKER_H

#include "table/choice.h"

typedef struct DealSeeker DealSeeker;

/* Looks for the seed of the choice's level. Returns NULL if threads are not
   available. */
DealSeeker *deal_seeker_start(const Choice *choice);
/* Stops looking. Never waits: the thread ends by itself after the deal at
   hand. */
void deal_seeker_stop(DealSeeker *seeker);
/* Returns 1, and the seed, when it was found; -1 if there is none; 0 if the
   search goes on. Wakes the main loop when there is an answer. */
int deal_seeker_take(DealSeeker *seeker, u8 *seed);

#endif
