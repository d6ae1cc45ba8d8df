/* SPDX-License-Identifier: MIT */
/* Lists the daily puzzles of a date with their results in the store. */
#include "today.h"

#include <string.h>

#include "rules/games.h"
#include "statistics/daily_task.h"

void today_page_result(Page *page, const Goal *goal, const DayGame *result)
{
    Page words = PAGE_EMPTY;
    days_page_result(&words, goal, result);
    page_format(page,
                result->status == WON && !tally_has_points(goal)
                    ? _("won in %s")
                    : "%s",
                words.text);
    page_free(&words);
}

static void page_task(Page *page, u8 nth, const Daily *daily, const char *date)
{
    const DailyTask task = daily_task_of(games[nth], date);
    Page words = PAGE_EMPTY;
    daily_task_page(&words, &task);
    page_format(page,
                daily->result.has_task       ? _("; task done: %s")
                : daily->state == DAILY_DONE ? _("; task missed: %s")
                                             : _("; task: %s"),
                words.text);
    page_free(&words);
}

static void page_daily(Page *page, u8 nth, const Daily *daily,
                       const char *date)
{
    Page line = PAGE_EMPTY;
    page_format(&line, "  %-9s ", games[nth]->name);
    if (daily->state == DAILY_DONE)
        today_page_result(&line, &games[nth]->goal, &daily->result);
    else if (daily->state == DAILY_BEGUN)
        page_format(&line, _("in progress: game #%lld"), daily->id);
    else
        page_text(&line, _("not started"));
    if (daily->state == DAILY_DONE && daily->result.state == DAY_CAUGHT_UP)
        page_text(&line, _(" (caught up)"));
    if (tally_day(date))
        page_task(&line, nth, daily, date);
    page_line(&line);
    page_text(page, line.text);
    page_free(&line);
}

StoreAnswer dailies_page(Page *page, Store *store, const char *date,
                         const char *now)
{
    Page streak = PAGE_EMPTY;
    Today today;
    const StoreAnswer answer = today_read(&today, store, date, now);
    u8 i;
    page_format(page, _("Daily puzzles of %s\n\n"), date);
    for (i = 0; i < games_count && !answer; i++)
        page_daily(page, i, &today.dailies[i], date);
    days_page_streak(&streak, &today.days);
    if (streak.used && !answer)
        page_format(page, "\n%s.\n", streak.text);
    page_free(&streak);
    today_free(&today);
    return answer;
}
