/* SPDX-License-Identifier: MIT */
/* Lists the daily puzzles of a date with their results in the store. */
#include "today.h"

#include <string.h>

#include "rules/games.h"

typedef struct Day {
    const char *date;
    Page *page;
    int done;
} Day;

static void see_ended(void *own, const Outcome *outcome)
{
    Day *day = own;
    if (strcmp(outcome->date, day->date) != 0 || day->done ||
        !status_is_final((Status)outcome->status))
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

static void page_state(Page *page, Store *store, const char *game,
                       const char *date)
{
    long long id;
    if (page_finished(page, store, game, date))
        return;
    if (in_progress_find_daily(store, game, date, &id) == STORE_FINE)
        page_format(page, _("in progress: game #%lld"), id);
    else
        page_text(page, _("not started"));
}

void page_dailies(Page *page, Store *store, const char *date, const char *now)
{
    u8 i;
    page_format(page, _("Daily puzzles of %s\n\n"), date);
    for (i = 0; i < games_count; i++) {
        Page words = {NULL, 0, 0};
        page_state(&words, store, games[i]->name, date);
        page_format(page, "  %-9s %-36s ", games[i]->name, words.text);
        page_streak(page, store, games[i]->name, now);
        page_line(page);
        page_free(&words);
    }
}
