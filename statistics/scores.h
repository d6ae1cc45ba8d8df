/* SPDX-License-Identifier: MIT */
/* The best games: finished ones, of deals. Those with help are ranked in a
   list of their own. */
#ifndef SCORES_H
#define SCORES_H

#include "tally.h"

typedef struct Scores {
    const char *game;
    const char *variant; /* NULL: any */
    size_t most;         /* how many are wanted */
    int assisted;        /* those with help are wanted, not those without */
    Outcome *rows;       /* with texts of their own */
    size_t count;
    size_t room;
} Scores;

/* Begins as games without help. */
void scores_start(Scores *scores, const char *game, const char *variant,
                  size_t most);
/* Looks at an outcome; fits outcomes_list. */
void scores_rank(void *scores, const Outcome *outcome);
/* When all are there: the best first, and no more than are wanted. As good by
   the game's measure, the one with fewer hints is better, then that with
   fewer moves taken back, then the earlier one. */
void scores_settle(Scores *scores);
void scores_free(Scores *scores);

#endif
