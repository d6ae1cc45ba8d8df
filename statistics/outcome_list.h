/* SPDX-License-Identifier: MIT */
/* Results that were read once, and are looked at in several ways. */
#ifndef STATISTICS_OUTCOME_LIST_H
#define STATISTICS_OUTCOME_LIST_H

#include <stddef.h>

#include "store/store.h"

/* Empty when all zero. */
typedef struct OutcomeList {
    Outcome *list; /* own copies, in the order in which they came */
    size_t count, room;
} OutcomeList;

/* Adds a copy; suitable for outcomes_list. */
void outcome_list_add(void *list, const Outcome *outcome);
/* Shows those of a game, or (NULL) of all games, of a player, or (NULL) of
   everybody. */
void outcome_list_show(const OutcomeList *list, const char *game,
                       const char *player, SeeOutcome see, void *own);
void outcome_list_free(OutcomeList *list);

#endif
