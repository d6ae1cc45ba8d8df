/* SPDX-License-Identifier: MIT */
/* Games that a learner plays, to learn or to show what it has learned. */
#ifndef TRAIN_EPISODE_H
#define TRAIN_EPISODE_H

#include "learner.h"

typedef struct Episode {
    Grid grid;
    Drop drop;
    u64 score, turns;
} Episode;

/* Plays a game to its end, with learning or without. */
void episode_learn(Learner *learner, Episode *episode);
void episode_play(Learner *learner, Episode *episode);

#endif
