/* SPDX-License-Identifier: MIT */
/* Lists the daily puzzles of a date with their results in the store. */
#include "today.h"

#include <string.h>

#include "host/plural.h"
#include "rules/games.h"
#include "statistics/daily_task.h"
#include "titles.h"

enum { TITLE_WIDTH = 8 };

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

/* Writes the task of a date, if it is one, in one of three sentences. */
static void page_task(Page *page, u8 nth, const Daily *daily, const char *date,
                      const char *done, const char *missed, const char *open)
{
    Page words = PAGE_EMPTY;
    DailyTask task;
    if (!tally_day(date))
        return;
    task = daily_task_of(games[nth], date);
    daily_task_page(&words, &task);
    page_format(page,
                daily->result.has_task       ? done
                : daily->state == DAILY_DONE ? missed
                                             : open,
                words.text);
    page_free(&words);
}

static void page_daily(Page *page, u8 nth, const Daily *daily,
                       const char *date)
{
    Page line = PAGE_EMPTY;
    title_page_game(&line, games[nth]);
    page_text(page, "  ");
    page_padded(page, line.text, TITLE_WIDTH);
    page_text(page, "  ");
    line.used = 0;
    if (daily->state == DAILY_DONE)
        today_page_result(&line, &games[nth]->goal, &daily->result);
    else if (daily->state == DAILY_BEGUN)
        page_format(&line, _("in progress: game #%lld"), daily->id);
    else
        page_text(&line, _("not started"));
    if (daily->state == DAILY_DONE && daily->result.state == DAY_CAUGHT_UP)
        page_text(&line, _(" (caught up)"));
    page_task(&line, nth, daily, date, _("; task done: %s"),
              _("; task missed: %s"), _("; task: %s"));
    page_line(&line);
    page_text(page, line.text);
    page_free(&line);
}

/* Writes "FreeCell: 54 moves with help. Time: 1 minute 5 seconds." */
static void page_spoken_result(Page *page, const Game *game,
                               const DayGame *result)
{
    DayGame timeless = *result;
    timeless.clock = 0;
    today_page_result(page, &game->goal, &timeless);
    page_text(page, ".");
    if (result->clock) {
        Page time = PAGE_EMPTY;
        page_duration(&time, result->clock);
        page_format(page, _(" Time: %s."), time.text);
        page_free(&time);
    }
    if (result->state == DAY_CAUGHT_UP)
        page_text(page, _(" Caught up later."));
}

static void page_spoken_daily(Page *page, u8 nth, const Daily *daily,
                              const char *date)
{
    title_page_game(page, games[nth]);
    page_text(page, _(": "));
    if (daily->state == DAILY_DONE)
        page_spoken_result(page, games[nth], &daily->result);
    else if (daily->state == DAILY_BEGUN)
        page_format(page, _("in progress, game %lld."), daily->id);
    else
        page_text(page, _("not started."));
    page_task(page, nth, daily, date, _(" Task done: %s."),
              _(" Task missed: %s."), _(" Task: %s."));
    page_text(page, "\n");
}

StoreAnswer dailies_page(Page *page, Store *store, const char *date,
                         const char *now, int is_spoken)
{
    Page day = PAGE_EMPTY;
    Page streak = PAGE_EMPTY;
    Today today;
    const StoreAnswer answer = today_read(&today, store, date, now);
    u8 i;
    page_text(&day, tally_day(date) ? "" : date);
    if (tally_day(date))
        days_page_date(&day, date);
    page_format(page,
                is_spoken ? _("Daily puzzles of %s.\n")
                          : _("Daily puzzles of %s\n\n"),
                day.text);
    for (i = 0; i < games_count && !answer; i++)
        (is_spoken ? page_spoken_daily : page_daily)(page, i,
                                                     &today.dailies[i], date);
    days_page_streak(&streak, &today.days);
    if (streak.used && !answer)
        page_format(page, is_spoken ? "%s.\n" : "\n%s.\n", streak.text);
    page_free(&day);
    page_free(&streak);
    today_free(&today);
    return answer;
}
