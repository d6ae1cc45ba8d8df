/* SPDX-License-Identifier: MIT */
/* Ranks the best finished games that were dealt. Games with help have a list
   of their own. */
#ifndef SCORES_H
#define SCORES_H

#include "tally.h"

typedef struct Scores {
    const char *game;
    const char *variant; /* NULL: any */
    size_t most;         /* length of the list */
    int assisted;        /* ranks games with help instead of those without */
    Outcome *rows;       /* own copies of their texts */
    size_t count;
    size_t room;
} Scores;

/* Starts a list of games without help. */
void scores_start(Scores *scores, const char *game, const char *variant,
                  size_t most);
/* Considers an outcome; suitable for outcomes_list. */
void scores_rank(void *scores, const Outcome *outcome);
/* Call it after the last outcome: sorts the list, best first, and cuts it to
   its length. Among equally good games, fewer hints win, then fewer undos,
   then the earlier game. */
void scores_settle(Scores *scores);
void scores_free(Scores *scores);

#endif
