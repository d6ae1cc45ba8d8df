/* SPDX-License-Identifier: MIT */
/* Games that a learner plays, either to learn or to show what it has
   learned. */
#ifndef TRAIN_EPISODE_H
#define TRAIN_EPISODE_H

#include "learner.h"

typedef struct Episode {
    Grid grid;
    Drop drop;
    u64 score, turns;
} Episode;

/* Plays a game to its end, with or without learning. */
void episode_learn(Learner *learner, Episode *episode);
void episode_play(Learner *learner, Episode *episode);

#endif
