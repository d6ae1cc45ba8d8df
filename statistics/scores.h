/* SPDX-License-Identifier: MIT */
/* Ranks the best finished games of a kind; of a whole game, those that were
   dealt. Games with help have a list of their own. */
#ifndef SCORES_H
#define SCORES_H

#include "result_kind.h"

typedef struct Scores {
    ResultKind kind;
    size_t most;   /* length of the list */
    int assisted;  /* ranks games with help instead of those without */
    Outcome *rows; /* own copies of their texts */
    size_t count;
    size_t room;
} Scores;

/* Starts a list of games without help. The kind's texts must outlive it. */
void scores_start(Scores *scores, const ResultKind *kind, size_t most);
/* Considers an outcome; suitable for outcomes_list. */
void scores_rank(void *scores, const Outcome *outcome);
/* Call it after the last outcome: sorts the list, best first, and cuts it to
   its length. */
void scores_settle(Scores *scores);
void scores_free(Scores *scores);

/* Less than 0 if the first of two finished games of one kind is better. Among
   equally good games, fewer hints win, then fewer undos, then less time, then
   the earlier game. */
int scores_compare(const Outcome *a, const Outcome *b);
/* A copy with its own texts, which scores_free_outcome frees. */
Outcome scores_copy_outcome(const Outcome *outcome);
void scores_free_outcome(const Outcome *copy);

#endif
