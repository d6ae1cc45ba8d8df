/* SPDX-License-Identifier: MIT */
/* Keeps the latest results. When the list is full, the oldest one goes. */
#include "recent.h"

#include <string.h>

void recent_results_count(void *own, const Outcome *outcome)
{
    RecentResults *recent = own;
    RecentResult *result;
    ASSERT(recent->count <= MOST_RECENT_RESULTS);
    if (outcome->reset || !result_kind_has(&recent->kind, outcome))
        return;
    if (recent->count == MOST_RECENT_RESULTS)
        memmove(recent->list, recent->list + 1,
                --recent->count * sizeof *recent->list);
    result = &recent->list[recent->count++];
    result->end = !tally_is_finished(outcome)  ? RECENT_OPEN
                  : tally_is_assisted(outcome) ? RECENT_HELPED
                                               : RECENT_ALONE;
    result->value =
        result->end == RECENT_OPEN
            ? 0
            : tally_measure(outcome,
                            tally_main_measure(tally_goal(outcome->game)));
}
