/* SPDX-License-Identifier: MIT */
/* Keeps results that were read. */
#include "outcome_list.h"

#include <stdlib.h>
#include <string.h>

#include "scores.h"

void outcome_list_add(void *own, const Outcome *outcome)
{
    OutcomeList *list = own;
    ASSERT(list->count <= list->room);
    if (list->count == list->room) {
        list->room = 2 * list->room + 64;
        list->list = host_must_have(
            realloc(list->list, list->room * sizeof *list->list));
    }
    list->list[list->count++] = scores_copy_outcome(outcome);
}

void outcome_list_show(const OutcomeList *list, const char *game,
                       const char *player, SeeOutcome see, void *own)
{
    size_t i;
    for (i = 0; i < list->count; i++) {
        const Outcome *outcome = &list->list[i];
        if ((!game || strcmp(outcome->game, game) == 0) &&
            (!player || strcmp(outcome->player, player) == 0))
            see(own, outcome);
    }
}

void outcome_list_free(OutcomeList *list)
{
    size_t i;
    for (i = 0; i < list->count; i++)
        scores_free_outcome(&list->list[i]);
    free(list->list);
    memset(list, 0, sizeof *list);
}
