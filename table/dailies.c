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

StoreAnswer page_finished(Page *page, Store *store, const char *game,
                          const char *date, int *done)
{
    Day day = {date, page, 0};
    const StoreAnswer answer = outcomes_list(store, game, see_ended, &day);
    *done = day.done;
    return answer;
}

static StoreAnswer page_state(Page *page, Store *store, const char *game,
                              const char *date)
{
    long long id;
    int done;
    StoreAnswer answer = page_finished(page, store, game, date, &done);
    if (done)
        return answer;
    if (!answer)
        answer = in_progress_find_daily(store, game, date, &id);
    if (!answer)
        page_format(page, _("in progress: game #%lld"), id);
    if (answer != STORE_NONE && answer != STORE_NOWHERE)
        return answer;
    page_text(page, _("not started"));
    return STORE_FINE;
}

static StoreAnswer page_daily(Page *page, Store *store, const char *game,
                              const char *date, const char *now)
{
    Page state = {NULL, 0, 0};
    StoreAnswer answer = page_state(&state, store, game, date);
    if (!answer) {
        page_format(page, "  %-9s %-36s ", game, state.text);
        answer = page_streak(page, store, game, now);
        page_line(page);
    }
    page_free(&state);
    return answer == STORE_NOWHERE ? STORE_FINE : answer;
}

StoreAnswer page_dailies(Page *page, Store *store, const char *date,
                         const char *now)
{
    StoreAnswer answer = STORE_FINE;
    u8 i;
    page_format(page, _("Daily puzzles of %s\n\n"), date);
    for (i = 0; i < games_count && !answer; i++)
        answer = page_daily(page, store, games[i]->name, date, now);
    return answer;
}
