/* SPDX-License-Identifier: MIT */
/* Lists the daily puzzles of a date with their results in the store. */
#include "today.h"

#include <stdlib.h>

#include "host/plural.h"
#include "rules/games.h"

typedef struct Day {
    Page *page;
    int done;
} Day;

/* Writes "won in 54 moves", or "62 points in 30 moves" where points count. */
static void page_result(Page *page, const Outcome *outcome)
{
    const int helped = tally_is_assisted(outcome);
    Page moves = PAGE_EMPTY;
    Page points = PAGE_EMPTY;
    ASSERT(status_is_final((Status)outcome->status));
    page_count(&moves, tally_measure(outcome, BY_MOVES), &plural_moves);
    page_count(&points, outcome->score, &plural_points);
    if (tally_is_finished(outcome) &&
        tally_has_points(tally_goal(outcome->game)))
        page_format(page,
                    helped ? _("%1$s with help in %2$s") : _("%1$s in %2$s"),
                    points.text, moves.text);
    else if (outcome->status == WON)
        page_format(page, helped ? _("won with help in %s") : _("won in %s"),
                    moves.text);
    else
        page_format(page,
                    helped ? _("lost with help after %s") : _("lost after %s"),
                    moves.text);
    page_free(&moves);
    page_free(&points);
}

static void see_ended(void *own, const Outcome *outcome)
{
    Day *day = own;
    if (day->done || !status_is_final((Status)outcome->status))
        return;
    day->done = 1;
    page_result(day->page, outcome);
    if (outcome->clock) {
        page_text(day->page, ", ");
        page_clock(day->page, outcome->clock);
    }
}

/* Writes "won in 12 moves, 0:45" if the puzzle has been finished. The first
   finished game of the day counts. */
static StoreAnswer page_finished(Page *page, Store *store, const char *game,
                                 const char *date, int *done)
{
    Day day = {page, 0};
    const StoreAnswer answer =
        outcomes_list_daily(store, game, date, see_ended, &day);
    *done = day.done;
    return answer;
}

void daily_page_finished_again(Page *page, Store *store, const char *game,
                               const char *date)
{
    Page result = PAGE_EMPTY;
    int done;
    ASSERT(*date);
    if (!page_finished(&result, store, game, date, &done) && done)
        page_format(page,
                    _("You have already finished this puzzle: %s. Playing it "
                      "again.\n"),
                    result.text);
    page_free(&result);
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

static void page_days(Page *page, const char *format, const Streak *streak)
{
    ASSERT(streak->now <= streak->most);
    page_format(page, format, streak->now);
    if (streak->most != streak->now)
        page_format(page, _(" (best %llu)"), streak->most);
}

/* Writes "; streak 2 (best 5), with help 3 (best 7)", or as much of it as says
   something. */
static void page_streaks(Page *page, const Streak *alone, const Streak *all)
{
    ASSERT(alone->most <= all->most && alone->now <= all->now);
    if (alone->most)
        page_days(page, _("; streak %llu"), alone);
    if (all->most != alone->most || all->now != alone->now)
        page_days(page,
                  alone->most ? _(", with help %llu")
                              : _("; streak with help %llu"),
                  all);
}

static StoreAnswer page_daily(Page *page, Store *store, const char *game,
                              const char *date, const DailyStreaks *streaks)
{
    Page line = PAGE_EMPTY;
    StoreAnswer answer;
    page_format(&line, "  %-9s ", game);
    answer = page_state(&line, store, game, date);
    if (!answer)
        page_streaks(&line, &streaks->alone, &streaks->any);
    if (!answer || answer == STORE_NOWHERE) {
        page_line(&line);
        page_text(page, line.text);
    }
    page_free(&line);
    return answer == STORE_NOWHERE ? STORE_FINE : answer;
}

StoreAnswer dailies_page(Page *page, Store *store, const char *date,
                         const char *now)
{
    DailyStreaks *streaks =
        host_must_have(calloc(games_count, sizeof *streaks));
    StoreAnswer answer = today_read_streaks(streaks, store, now);
    u8 i;
    if (answer == STORE_NOWHERE)
        answer = STORE_FINE;
    page_format(page, _("Daily puzzles of %s\n\n"), date);
    for (i = 0; i < games_count && !answer; i++)
        answer = page_daily(page, store, games[i]->name, date, &streaks[i]);
    free(streaks);
    return answer;
}
