/* SPDX-License-Identifier: MIT */
/* Finds the record of a kind. */
#include "record.h"

#include "measure.h"

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

void record_page(Page *page, const Record *record)
{
    const Measure measure = tally_main_measure(tally_goal(record->kind.game));
    ASSERT(record->is_set);
    measure_page_value(page, record->best, measure);
    if (record->clock && measure == BY_MOVES) {
        page_text(page, _(", "));
        page_clock(page, record->clock);
    }
}
