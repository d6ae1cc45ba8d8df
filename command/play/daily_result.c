/* SPDX-License-Identifier: MIT */
/* Finds the result of a daily puzzle in the store. */
#include "daily_result.h"

#include <string.h>

#include "rules/core/game.h"

typedef struct Day {
    const char *date;
    Page *page;
    int done;
} Day;

static void see_ended(void *own, const Outcome *outcome)
{
    Day *day = own;
    if (strcmp(outcome->date, day->date) != 0 || day->done ||
        outcome->status == GOING)
        return;
    day->done = 1;
    page_format(day->page, _("%1$s, moves %2$lu, score %3$lu"),
                session_status_names[outcome->status],
                (unsigned long)outcome->moves, (unsigned long)outcome->score);
    if (outcome->clock) {
        page_text(day->page, ", ");
        page_clock(day->page, outcome->clock);
    }
    if (outcome->hints)
        page_text(day->page, _(", with help"));
}

int page_finished(Page *page, Store *store, const char *game, const char *date)
{
    Day day = {date, page, 0};
    outcomes_list(store, game, see_ended, &day);
    return day.done;
}
