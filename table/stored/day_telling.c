/* SPDX-License-Identifier: MIT */
/* Tells how far a day's puzzles have come, and closes a day on which all are
   done. */
#include <string.h>

#include "host/clock.h"
#include "rules/games.h"
#include "statistics/daily_task.h"
#include "table/today.h"

void today_page_task(Page *page, const Today *today, const Game *game,
                     const char *date)
{
    const DailyTask task = daily_task_of(game, date);
    const Daily *daily = today->dailies;
    Page words = PAGE_EMPTY;
    u8 i = 0;
    while (games[i] != game)
        i++;
    daily += i;
    daily_task_page(&words, &task);
    page_format(page,
                daily->result.has_task ? _("The day's task is done: %s.\n")
                : daily->state == DAILY_DONE
                    ? _("The day's task was missed: %s.\n")
                    : _("The day's task: %s.\n"),
                words.text);
    page_free(&words);
}

void today_page_beginning(Page *page, Store *store, const Game *game,
                          const char *date, int is_new)
{
    Page result = PAGE_EMPTY;
    Today today;
    u8 i = 0;
    ASSERT(*date);
    while (games[i] != game)
        i++;
    if (!today_read(&today, store, date, date)) {
        if (is_new && today.dailies[i].state == DAILY_DONE) {
            today_page_result(&result, &game->goal, &today.dailies[i].result);
            page_format(page,
                        _("You have already finished this puzzle: %s. "
                          "Playing it again.\n"),
                        result.text);
        }
        today_page_task(page, &today, game, date);
    }
    today_free(&today);
    page_free(&result);
}

void today_page_count(Page *page, const Today *today, const char *date,
                      const char *now)
{
    const unsigned done = days_done(days_find(&today->days, date));
    const int is_today = strcmp(date, now) == 0;
    Page day = PAGE_EMPTY;
    days_page_date(&day, date);
    if (is_today && done == games_count)
        page_format(page, _("All %u of today's puzzles are done.\n"), done);
    else if (is_today)
        page_format(page, _("%1$u of today's %2$d puzzles are done.\n"), done,
                    games_count);
    else if (done == games_count)
        page_format(page, _("All %1$u puzzles of %2$s are done.\n"), done,
                    day.text);
    else
        page_format(page, _("%1$u of the %2$d puzzles of %3$s are done.\n"),
                    done, games_count, day.text);
    page_free(&day);
}

enum { FRAME = 30, ACROSS = 2 }; /* columns of a frame, frames in a row */

static void page_edge(Page *page, const char *left, const char *middle,
                      const char *right)
{
    int i;
    page_text(page, left);
    for (i = 0; i < FRAME; i++)
        page_text(page, middle);
    page_text(page, right);
}

/* Writes the title or the result in a frame. */
static void page_framed(Page *page, u8 nth, const DayGame *game, int is_title,
                        int utf8)
{
    const char *side = utf8 ? "\u2502" : "|";
    const char *star = !is_title || game->hints ? " " : utf8 ? "\u2605" : "*";
    Page words = PAGE_EMPTY;
    if (is_title)
        page_text(&words, translate(games[nth]->title));
    else
        days_page_result(&words, &games[nth]->goal, game);
    while (words.used < FRAME - 3)
        page_text(&words, " ");
    page_format(page, "%s %s%s %s ", side, words.text, star, side);
    page_free(&words);
}

/* A frame for each puzzle, with a star if it was finished without help. */
static void page_picture(Page *page, const Day *day)
{
    const int utf8 = *page_ellipsis() != '.';
    int first, i;
    for (first = 0; first < games_count; first += ACROSS) {
        const int end =
            first + ACROSS < games_count ? first + ACROSS : games_count;
        int row;
        for (row = 0; row < 4; row++) {
            for (i = first; i < end; i++) {
                if (row == 1 || row == 2)
                    page_framed(page, (u8)i, &day->games[i], row == 1, utf8);
                else if (utf8)
                    page_edge(page, row ? "\u2570" : "\u256d", "\u2500",
                              row ? "\u256f " : "\u256e ");
                else
                    page_edge(page, "+", "-", "+ ");
            }
            page_line(page);
        }
    }
    page_text(page, "\n");
}

/* How many seconds the day still has, to the minute. Clocks may be changed in
   it. */
static long long until_tomorrow(const Moment *now)
{
    enum { MINUTE = 60, TWO_DAYS = 48 * 60 * MINUTE };
    long long before = 0;
    long long after = TWO_DAYS;
    while (after - before > MINUTE) {
        const long long middle = (before + after) / 2;
        Moment then;
        clock_moment(&then, now->seconds + middle);
        if (strcmp(then.day, now->day) == 0)
            before = middle;
        else
            after = middle;
    }
    return after;
}

void today_page_closing(Page *page, const Today *today, const char *date,
                        const Moment *now, int with_picture)
{
    const long long minutes = until_tomorrow(now) / 60;
    today_page_count(page, today, date, now->day);
    page_text(page, "\n");
    if (with_picture)
        page_picture(page, days_find(&today->days, date));
    days_page_share(page, &today->days, date);
    if (strcmp(date, now->day) == 0)
        page_format(page,
                    _("\nTomorrow's puzzles come in %1$lld h %2$lld "
                      "min.\n"),
                    minutes / 60, minutes % 60);
}

/* -------------------------------------------------------------- calendar */

StoreAnswer today_page_month(Page *page, Store *store, const char *date,
                             const char *now, int is_spoken)
{
    Page streak = PAGE_EMPTY;
    Today today;
    const StoreAnswer answer = today_read(&today, store, date, now);
    if (is_spoken)
        days_page_month_spoken(page, &today.days, date, now);
    else
        days_page_month(page, &today.days, date, *page_ellipsis() != '.');
    days_page_streak(&streak, &today.days);
    if (streak.used)
        page_format(page, is_spoken ? "%s.\n" : "\n%s.\n", streak.text);
    page_free(&streak);
    today_free(&today);
    return answer;
}
