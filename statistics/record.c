/* SPDX-License-Identifier: MIT */
/* Finds the record of a kind. */
#include "record.h"

static int is_beaten(const Record *record, u32 value)
{
    return !record->is_set || (tally_has_points(tally_goal(record->kind.game))
                                   ? value > record->best
                                   : value < record->best);
}

void record_count(void *own, const Outcome *outcome)
{
    Record *record = own;
    u32 value;
    if (outcome->reset || !result_kind_has(&record->kind, outcome) ||
        !tally_is_finished(outcome) || tally_is_assisted(outcome))
        return;
    value =
        tally_measure(outcome, tally_main_measure(tally_goal(outcome->game)));
    if (is_beaten(record, value))
        record->best = value;
    if (outcome->clock && (!record->clock || outcome->clock < record->clock))
        record->clock = outcome->clock;
    record->is_set = 1;
}
