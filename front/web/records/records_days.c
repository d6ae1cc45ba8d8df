/* SPDX-License-Identifier: MIT */
/* The finished daily puzzles, and how a finished game compares with others. */
#include <stdlib.h>
#include <string.h>

#include "host/json.h"
#include "records.h"
#include "records_words.h"
#include "rules/games.h"
#include "statistics/daily_task.h"

/* ------------------------------------------------------------------ days */

static Days count_days(void)
{
    const Results *results = records_results();
    Days days = {.count = 0};
    size_t i;
    for (i = 0; i < results->count; i++)
        days_count(&days, &results->list[i]);
    return days;
}

static Days read_days(const char *today)
{
    const Results *results = records_results();
    Days days = count_days();
    size_t i;
    for (i = 0; i < days.replay_count; i++) {
        const char *save = results->saves[days.replays[i].id - 1];
        if (save)
            days_judge(&days, &days.replays[i], save);
    }
    days_settle(&days, today);
    return days;
}

u32 records_to_replay(void)
{
    Page *page = exchange_fresh();
    Days days = count_days();
    size_t i;
    for (i = 0; i < days.replay_count; i++)
        page_format(page, "%lld\n", days.replays[i].id);
    days_free(&days);
    return exchange_end();
}

static void page_streak(Page *page, const Days *days, const char *today)
{
    const Day *day = days_find(days, today);
    Page words = PAGE_EMPTY;
    int has_today = 0;
    u8 i;
    for (i = 0; day && i < games_count; i++)
        has_today |= day->games[i].state == DAY_IN_TIME;
    page_format(page, "{\"streak\":%llu", days->streak.now);
    days_page_streak(&words, days);
    page_member(page, "words", &words);
    page_flag(page, "today", has_today);
}

/* The games whose puzzle was finished on a later day. */
static void page_late(Page *page, const Day *day)
{
    u8 i;
    page_text(page, ",\"late\":[");
    for (i = 0; i < games_count; i++)
        if (day->games[i].state == DAY_CAUGHT_UP)
            page_element_string(page, games[i]->name);
    page_text(page, "]");
}

static void page_dailies(Page *page, const Days *days)
{
    size_t at;
    u8 i;
    page_text(page, ",\"days\":[");
    for (at = 0; at < days->count; at++) {
        const Day *day = &days->list[at];
        page_element(page, "{\"day\":");
        page_string(page, day->date, strlen(day->date));
        page_late(page, day);
        for (i = 0; i < games_count; i++) {
            Page words = PAGE_EMPTY;
            if (day->games[i].state == DAY_OPEN)
                continue;
            records_page_daily(&words, &games[i]->goal, &day->games[i]);
            page_member(page, games[i]->name, &words);
        }
        page_text(page, "}");
    }
    page_text(page, "]");
}

/* The months that have a finished puzzle. */
static void page_months(Page *page, const Days *days)
{
    enum { MONTH_LENGTH = 7 };
    static const char *const badges[] = {"", "bronze", "silver", "gold"};
    size_t i;
    STATIC_ASSERT(COUNT_OF(badges) == BADGE_GOLD + 1);
    page_text(page, ",\"months\":[");
    for (i = 0; i < days->count; i++) {
        const char *date = days->list[i].date;
        const Month month = days_month(days, date);
        if (i && memcmp(days->list[i - 1].date, date, MONTH_LENGTH) == 0)
            continue;
        page_element(page, "{\"month\":");
        page_string(page, date, MONTH_LENGTH);
        page_number(page, "days", month.days);
        page_entry(page, "badge", badges[month.badge]);
        page_number(page, "tasks", month.tasks);
        page_text(page, "}");
    }
    page_text(page, "]}");
}

u32 records_by_day(u32 length)
{
    Page today = exchange_take(0, length);
    Page *page = exchange_fresh();
    Days days = read_days(today.text);
    page_streak(page, &days, today.text);
    page_dailies(page, &days);
    page_months(page, &days);
    days_free(&days);
    page_free(&today);
    return exchange_end();
}

static void page_task(Page *page, u8 nth, const char *date,
                      const DayGame *result)
{
    const DailyTask task = daily_task_of(games[nth], date);
    Page words = PAGE_EMPTY;
    daily_task_page(&words, &task);
    page_format(page, "%s\"%s\":{\"state\":\"%s\"", nth ? "," : "{",
                games[nth]->name,
                result && result->has_task            ? "done"
                : result && result->state != DAY_OPEN ? "missed"
                                                      : "open");
    page_member(page, "words", &words);
    page_text(page, "}");
}

u32 records_tasks_of_day(u32 length)
{
    Page date = exchange_take(0, length);
    Page *page = exchange_fresh();
    Days days = read_days(date.text);
    const Day *day = days_find(&days, date.text);
    u8 i;
    for (i = 0; i < games_count; i++)
        page_task(page, i, date.text, day ? &day->games[i] : NULL);
    page_text(page, "}");
    days_free(&days);
    page_free(&date);
    return exchange_end();
}

u32 records_share_day(u32 today_length, u32 length)
{
    Page today = exchange_take(0, today_length);
    Page date = exchange_take(today_length, length);
    Page *page = exchange_fresh();
    Days days = read_days(today.text);
    days_page_share(page, &days, date.text);
    days_free(&days);
    page_free(&today);
    page_free(&date);
    return exchange_end();
}

/* -------------------------------------------------------------- standing */

static void page_fact(Page *page, const char *label, Page *value, int is_new)
{
    page_element(page, "{\"label\":");
    page_string(page, label, strlen(label));
    page_member(page, "value", value);
    page_flag(page, "new", is_new);
    page_text(page, "}");
}

static void page_best(Page *page, const ResultRank *standing, Measure measure)
{
    static const char *const labels[MEASURES] = {[BY_MOVES] = N_("Best moves"),
                                                 [BY_SCORE] = N_("Best score"),
                                                 [BY_TIME] = N_("Best time")};
    const u32 own = tally_measure(&standing->game, measure);
    const int is_new = result_rank_is_best(standing, measure);
    const int is_first = !standing->has_before[measure];
    Page value = PAGE_EMPTY;
    records_page_value(
        &value,
        (measure == BY_TIME ? 1 : 1000) *
            (Sum)(is_new || is_first ? own : standing->before[measure]),
        measure);
    page_fact(page, translate(labels[measure]), &value, is_new);
}

static void page_wins(Page *page, const ResultRank *standing)
{
    const InARow *wins = &standing->wins;
    const int is_longest = wins->now == wins->most;
    Page value = PAGE_EMPTY;
    if (wins->now < 2)
        return;
    page_format(&value, _("%llu in a row"), wins->now);
    if (!is_longest)
        page_format(&value, _(", best %llu"), wins->most);
    page_fact(page, _("Wins without help"), &value, is_longest);
}

static void page_facts(Page *page, const ResultRank *standing)
{
    const int points = tally_has_points(tally_goal(standing->game.game));
    Page value = PAGE_EMPTY;
    if (points) {
        page_best(page, standing, BY_SCORE);
    } else {
        page_best(page, standing, BY_TIME);
        page_best(page, standing, BY_MOVES);
    }
    page_wins(page, standing);
    if (standing->count < 2)
        return;
    page_format(&value, _("%1$llu of %2$llu"), standing->rank,
                standing->count);
    page_fact(page, _("Rank"), &value, 0);
}

u32 records_standing(u32 id)
{
    const Results *results = records_results();
    Page *page = exchange_fresh();
    ResultRank standing;
    size_t i;
    result_rank_start(&standing, id);
    for (i = 0; i < results->count; i++)
        result_rank_find(&standing, &results->list[i]);
    for (i = 0; standing.rank && i < results->count; i++)
        result_rank_count(&standing, &results->list[i]);
    page_text(page, "[");
    if (standing.rank)
        page_facts(page, &standing);
    page_text(page, "]");
    result_rank_free(&standing);
    return exchange_end();
}
