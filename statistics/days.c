/* SPDX-License-Identifier: MIT */
/* Collects the finished daily puzzles by day. */
#include "days.h"

#include <stdlib.h>
#include <string.h>

#include "daily_task.h"
#include "host/plural.h"
#include "measure.h"
#include "rules/games.h"

/* ------------------------------------------------------------ collecting */

static int game_index(const char *name)
{
    int i = 0;
    while (i < games_count && strcmp(games[i]->name, name) != 0)
        i++;
    return i < games_count ? i : -1;
}

static Day *insert(Days *days, size_t at, const char *date)
{
    Day *day;
    if (days->count == days->room) {
        days->room = 2 * days->room + 32;
        days->list = host_must_have(
            realloc(days->list, days->room * sizeof *days->list));
    }
    day = &days->list[at];
    memmove(day + 1, day, (days->count - at) * sizeof *day);
    days->count++;
    memset(day, 0, sizeof *day);
    ASSERT(strlen(date) == DATE_SIZE - 1);
    memcpy(day->date, date, DATE_SIZE);
    day->games = host_must_have(calloc(games_count, sizeof *day->games));
    return day;
}

/* Games end in the order of their days, unless a day is caught up on. */
static Day *have_day(Days *days, const char *date)
{
    size_t at = days->count;
    int order = 1;
    while (at && (order = strcmp(days->list[at - 1].date, date)) > 0)
        at--;
    return at && !order ? &days->list[at - 1] : insert(days, at, date);
}

static int is_better(const DayGame *a, const DayGame *b, const Goal *goal)
{
    if (a->state != b->state)
        return a->state > b->state;
    if (!a->hints != !b->hints)
        return !a->hints;
    if (tally_has_points(goal))
        return a->score > b->score;
    return a->moves != b->moves ? a->moves < b->moves : a->clock < b->clock;
}

static void add_replay(Days *days, const Outcome *outcome, int index)
{
    DayReplay *replay;
    if (days->replay_count == days->replay_room) {
        days->replay_room = 2 * days->replay_room + 8;
        days->replays = host_must_have(
            realloc(days->replays, days->replay_room * sizeof *days->replays));
    }
    replay = &days->replays[days->replay_count++];
    replay->id = outcome->id;
    replay->game = (u8)index;
    memcpy(replay->date, outcome->date, DATE_SIZE);
}

void days_count(void *own, const Outcome *outcome)
{
    Days *days = own;
    const u32 number = tally_day(outcome->date);
    const int in_time = strcmp(outcome->date, outcome->day) == 0;
    const int index = game_index(outcome->game);
    DayGame *game;
    DayGame new;
    DailyTask task;
    int has_task;
    if (!number || outcome->own_board || index < 0 ||
        !tally_is_finished(outcome))
        return;
    if (in_time)
        series_add(&days->in_time, number);
    if (in_time && !tally_is_assisted(outcome))
        series_add(&days->alone, number);
    new = (DayGame){
        .state = (u8)(in_time ? DAY_IN_TIME : DAY_CAUGHT_UP),
        .status = outcome->status,
        .moves = tally_measure(outcome, BY_MOVES),
        .score = outcome->score,
        .hints = outcome->hints,
        .undos = outcome->undos,
        .clock = outcome->clock,
    };
    game = &have_day(days, outcome->date)->games[index];
    task = daily_task_of(games[index], outcome->date);
    has_task = game->has_task;
    if (daily_task_needs_moves(&task))
        add_replay(days, outcome, index);
    else
        has_task |= daily_task_is_done(&task, &new);
    if (game->state == DAY_OPEN || is_better(&new, game, &games[index]->goal))
        *game = new;
    game->has_task = (u8)has_task;
}

static int has_day(const Series *series, u32 day)
{
    size_t i = series->count;
    while (i && series->values[i - 1] != day)
        i--;
    return i != 0;
}

/* Counts the days of the streak on which no help was needed. The streak ends
   today or yesterday, or tomorrow for travellers. */
static Sum count_alone(const Days *days, u32 today)
{
    const Series alone = series_sorted(&days->alone);
    u32 last = today + 1;
    Sum count = 0;
    size_t i;
    while (last + 1 > today && !has_day(&days->in_time, last))
        last--;
    for (i = 0; i < alone.count; i++)
        if (alone.values[i] <= last &&
            last - alone.values[i] < days->streak.now &&
            (!i || alone.values[i] != alone.values[i - 1]))
            count++;
    free(alone.values);
    return count;
}

void days_settle(Days *days, const char *today)
{
    days->streak = tally_streak(&days->in_time, today);
    days->without_help =
        days->streak.now ? count_alone(days, tally_day(today)) : 0;
    ASSERT(days->without_help <= days->streak.now);
}

void days_judge(Days *days, const DayReplay *replay, const char *save)
{
    const DailyTask task = daily_task_of(games[replay->game], replay->date);
    const Day *day = days_find(days, replay->date);
    ASSERT(day);
    day->games[replay->game].has_task |=
        (u8)daily_task_is_done_in(&task, save);
}

void days_free(Days *days)
{
    size_t i;
    for (i = 0; i < days->count; i++)
        free(days->list[i].games);
    free(days->list);
    free(days->replays);
    series_free(&days->in_time);
    series_free(&days->alone);
    memset(days, 0, sizeof *days);
}

/* --------------------------------------------------------------- looking */

const Day *days_find(const Days *days, const char *date)
{
    size_t i = days->count;
    while (i && strcmp(days->list[i - 1].date, date) > 0)
        i--;
    return i && strcmp(days->list[i - 1].date, date) == 0 ? &days->list[i - 1]
                                                          : NULL;
}

unsigned days_done(const Day *day)
{
    unsigned done = 0;
    u8 i;
    for (i = 0; day && i < games_count; i++)
        done += day->games[i].state != DAY_OPEN;
    return done;
}

static unsigned count_tasks(const Day *day)
{
    unsigned tasks = 0;
    u8 i;
    for (i = 0; i < games_count; i++)
        tasks += day->games[i].has_task;
    return tasks;
}

/* The number of days in the month of a date. */
static unsigned month_length(const char *date)
{
    static const u8 lengths[] = {31, 28, 31, 30, 31, 30,
                                 31, 31, 30, 31, 30, 31};
    const int year = atoi(date);
    const int month = atoi(date + 5);
    const int leaps = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    STATIC_ASSERT(COUNT_OF(lengths) == 12);
    ASSERT(month >= 1 && month <= 12);
    return lengths[month - 1] + (unsigned)(month == 2 && leaps);
}

Month days_month(const Days *days, const char *date)
{
    enum { FOR_BRONZE = 10, FOR_SILVER = 20, MONTH_LENGTH = 7 };
    Month month = {.length = month_length(date)};
    size_t i;
    for (i = 0; i < days->count; i++)
        if (strncmp(days->list[i].date, date, MONTH_LENGTH) == 0) {
            month.days++;
            month.tasks += count_tasks(&days->list[i]);
        }
    month.badge = month.days >= month.length ? BADGE_GOLD
                  : month.days >= FOR_SILVER ? BADGE_SILVER
                  : month.days >= FOR_BRONZE ? BADGE_BRONZE
                                             : BADGE_NONE;
    return month;
}

/* ----------------------------------------------------------------- words */

void days_page_date(Page *page, const char *date)
{
    static const char *const formats[] = {
        N_("%1$d January %2$d"),   N_("%1$d February %2$d"),
        N_("%1$d March %2$d"),     N_("%1$d April %2$d"),
        N_("%1$d May %2$d"),       N_("%1$d June %2$d"),
        N_("%1$d July %2$d"),      N_("%1$d August %2$d"),
        N_("%1$d September %2$d"), N_("%1$d October %2$d"),
        N_("%1$d November %2$d"),  N_("%1$d December %2$d")};
    const int month = atoi(date + 5);
    STATIC_ASSERT(COUNT_OF(formats) == 12);
    ASSERT(month >= 1 && month <= 12);
    page_format(page, translate(formats[month - 1]), atoi(date + 8),
                atoi(date));
}

void days_page_short_date(Page *page, const char *date)
{
    if (tally_day(date))
        /* TRANSLATORS: a date in tables: year, month and day, at most 10
           columns wide */
        page_format(page, _("%1$04d-%2$02d-%3$02d"), atoi(date),
                    atoi(date + 5), atoi(date + 8));
    else
        page_text(page, date);
}

void days_page_streak(Page *page, const Days *days)
{
    const InARow *streak = &days->streak;
    if (!streak->now)
        return;
    page_format(
        page,
        plural_form(streak->now, "%llu day in a row", "%llu days in a row"),
        streak->now);
    if (streak->most > streak->now)
        page_format(page, _(" (best %llu)"), streak->most);
    if (days->without_help < streak->now)
        page_format(page, _(", %llu of them without help"),
                    days->without_help);
}

void days_page_result(Page *page, const Goal *goal, const DayGame *game)
{
    Page value = PAGE_EMPTY;
    ASSERT(game->state != DAY_OPEN);
    measure_page_value(&value,
                       tally_has_points(goal) ? game->score : game->moves,
                       tally_main_measure(goal));
    page_format(page, game->hints ? _("%s with help") : "%s", value.text);
    page_free(&value);
    if (game->clock) {
        page_text(page, _(", "));
        page_clock(page, game->clock);
    }
}

/* A title without what explains it in brackets. */
static size_t title_length(const char *title)
{
    const char *bracket = strchr(title, '(');
    return bracket && bracket > title ? (size_t)(bracket - title) - 1
                                      : strlen(title);
}

void days_page_share(Page *page, const Days *days, const char *date)
{
    const Day *day = days_find(days, date);
    const unsigned done = days_done(day);
    Page words = PAGE_EMPTY;
    u8 i;
    days_page_date(&words, date);
    if (done == games_count)
        page_format(page, _("Quadrille, %1$s: all %2$u daily puzzles\n"),
                    words.text, done);
    else
        page_format(page, _("Quadrille, %1$s: %2$u of %3$d daily puzzles\n"),
                    words.text, done, games_count);
    page_free(&words);
    for (i = 0; day && i < games_count; i++) {
        const DayGame *game = &day->games[i];
        if (game->state == DAY_OPEN)
            continue;
        page_put(page, translate(games[i]->title),
                 title_length(translate(games[i]->title)));
        page_text(page, _(": "));
        days_page_result(page, &games[i]->goal, game);
        if (game->has_task)
            page_text(page, _(", task done"));
        page_text(page,
                  game->state == DAY_CAUGHT_UP ? _(" (caught up)\n") : "\n");
    }
    days_page_streak(page, days);
    if (days->streak.now)
        page_text(page, "\n");
}
