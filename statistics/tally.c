/* SPDX-License-Identifier: MIT */
/* Adds up games. The list is always sorted; figures, and what is in a row, are
   computed once at the end. */
#include "tally.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/page.h"
#include "rules/games.h"
#include "session/daily.h"

/* Returns the number of a calendar day; 0 if the text isn't a date. */
u32 tally_day(const char *text)
{
    char date[DATE_SIZE];
    Fault fault;
    Reader reader;
    reader_start(&reader, text, (u32)strlen(text));
    return daily_read_date(date, &reader, &fault) ? 0 : daily_day_number(date);
}

/* -------------------------------------------------------------- finding */

static unsigned order_of(Part part, const char *game)
{
    unsigned i = 0;
    ASSERT(part <= OF_DAY);
    if (part == OF_DAY)
        return games_count + 1U;
    while (i < games_count && strcmp(games[i]->name, game) != 0)
        i++;
    return i;
}

/* Shorter names come first, so that 4x4 precedes 10x10. */
static int compare_names(const char *a, const char *b)
{
    size_t m = strlen(a);
    size_t n = strlen(b);
    return m == n ? strcmp(a, b) : m < n ? -1 : 1;
}

static int compare_tallies(const void *left, const void *right)
{
    const Tally *a = left;
    const Tally *b = right;
    int order;
    ASSERT_SLOW(a->part <= OF_DAY && b->part <= OF_DAY);
    if (a->order != b->order)
        return a->order < b->order ? -1 : 1;
    order = strcmp(a->game, b->game);
    if (order)
        return order;
    if (a->part != b->part)
        return a->part < b->part ? -1 : 1;
    return compare_names(a->name, b->name);
}

static void set_key(Tally *key, Part part, const char *game, const char *name)
{
    ASSERT(game && name);
    memset(key, 0, sizeof *key);
    key->part = part;
    key->order = order_of(part, game);
    key->game = game;
    key->name = name;
}

/* Where the key's tally is in the list, or belongs. */
static size_t place_of(const Tallies *tallies, const Tally *key)
{
    size_t from = 0;
    size_t to = tallies->count;
    while (from < to) {
        const size_t middle = from + (to - from) / 2;
        if (compare_tallies(tallies->list[middle], key) < 0)
            from = middle + 1;
        else
            to = middle;
    }
    ASSERT_SLOW(from <= tallies->count);
    return from;
}

static int is_at(const Tallies *tallies, size_t place, const Tally *key)
{
    return place < tallies->count &&
           compare_tallies(tallies->list[place], key) == 0;
}

const Tally *tallies_find(const Tallies *tallies, Part part, const char *game,
                          const char *name)
{
    Tally key;
    size_t place;
    set_key(&key, part, game, name);
    place = place_of(tallies, &key);
    return is_at(tallies, place, &key) ? tallies->list[place] : NULL;
}

/* Games come in the order in which they ended, so a new day is the last. */
static Tally *add_tally(Tallies *tallies, size_t place, const Tally *key)
{
    Tally *tally = host_must_have(malloc(sizeof *tally));
    ASSERT(place <= tallies->count);
    ASSERT_SLOW(!is_at(tallies, place, key));
    *tally = *key;
    tally->game = host_must_have(strdup(key->game));
    tally->name = host_must_have(strdup(key->name));
    tally->goal = tally_goal(key->game);
    if (tallies->count == tallies->room) {
        tallies->room = tallies->room ? 2 * tallies->room : 16;
        tallies->list = host_must_have(
            realloc(tallies->list, tallies->room * sizeof *tallies->list));
    }
    ASSERT(tallies->count < tallies->room);
    memmove(tallies->list + place + 1, tallies->list + place,
            (tallies->count - place) * sizeof *tallies->list);
    tallies->list[place] = tally;
    tallies->count++;
    return tally;
}

static Tally *have_tally(Tallies *tallies, Part part, const char *game,
                         const char *name)
{
    Tally key;
    size_t place;
    ASSERT(tallies->count <= tallies->room);
    set_key(&key, part, game, name);
    place = place_of(tallies, &key);
    return is_at(tallies, place, &key) ? tallies->list[place]
                                       : add_tally(tallies, place, &key);
}

static void free_tally(Tally *tally)
{
    unsigned i;
    for (i = 0; i < MEASURES; i++)
        series_free(&tally->figures[i].series);
    series_free(&tally->dates);
    series_free(&tally->any_dates);
    free((char *)tally->game);
    free((char *)tally->name);
    free(tally);
}

void tallies_free(Tallies *tallies)
{
    size_t i;
    for (i = 0; i < tallies->count; i++)
        free_tally(tallies->list[i]);
    free(tallies->list);
    memset(tallies, 0, sizeof *tallies);
}

/* ------------------------------------------------------------- counting */

static void count_finished(Tally *tally, const Outcome *outcome)
{
    unsigned i;
    u32 value;
    ASSERT(tally_is_finished(outcome) && !tally_is_assisted(outcome));
    for (i = 0; i < MEASURES; i++) {
        value = tally_measure(outcome, (Measure)i);
        if (value || i != BY_TIME)
            series_add(&tally->figures[i].series, value);
    }
    if (!*tally->first)
        snprintf(tally->first, DATE_SIZE, "%s", outcome->day);
    snprintf(tally->last, DATE_SIZE, "%s", outcome->day);
}

static void count_daily(Tally *tally, const Outcome *outcome)
{
    u32 number = tally_day(outcome->date);
    ASSERT(tally_is_finished(outcome));
    if (!number || strcmp(outcome->date, outcome->day) != 0)
        return;
    series_add(&tally->any_dates, number);
    if (!tally_is_assisted(outcome))
        series_add(&tally->dates, number);
}

static void count_in_a_row(InARow *row, int goes_on)
{
    row->now = goes_on ? row->now + 1 : 0;
    if (row->most < row->now)
        row->most = row->now;
}

static void count_in(Tally *tally, const Outcome *outcome)
{
    const int finished = tally_is_finished(outcome);
    const int assisted = tally_is_assisted(outcome);
    const int won = outcome->status == WON;
    tally->games++;
    tally->won += won && !assisted;
    tally->lost += outcome->status == LOST || outcome->status == STUCK;
    tally->given_up += outcome->status == GOING;
    tally->finished += finished && !assisted;
    tally->assisted += finished && assisted;
    tally->unaided += !assisted;
    tally->hints += outcome->hints;
    tally->undos += outcome->undos;
    tally->clock += outcome->clock;
    ASSERT(tally->won <= tally->games);
    count_in_a_row(&tally->wins, won && !assisted);
    count_in_a_row(&tally->any_wins, won);
    if (finished && !assisted)
        count_finished(tally, outcome);
    if (finished && !outcome->own_board)
        count_daily(tally, outcome);
}

/* After a reset, what was played is forgotten only as results of its kinds.
   Its day stays, and so does the daily puzzle that was finished. */
static void count_reset(Tallies *tallies, const Outcome *outcome)
{
    ASSERT(outcome->reset);
    if (tally_is_finished(outcome) && !outcome->own_board && *outcome->date)
        count_daily(have_tally(tallies, OF_GAME, outcome->game, ""), outcome);
    count_in(have_tally(tallies, OF_DAY, "", outcome->day), outcome);
}

void tallies_count(void *tallies, const Outcome *outcome)
{
    const char *game = outcome->game;
    ASSERT(outcome->game);
    if (outcome->reset) {
        count_reset(tallies, outcome);
        return;
    }
    if (outcome->own_board) {
        count_in(have_tally(tallies, OF_OWN_BOARDS, game, ""), outcome);
    } else {
        count_in(have_tally(tallies, OF_VARIANT, game, outcome->variant),
                 outcome);
        count_in(have_tally(tallies, OF_GAME, game, ""), outcome);
    }
    if (*outcome->name)
        count_in(have_tally(tallies, outcome->own_board ? OF_LAYOUT : OF_LEVEL,
                            game, outcome->name),
                 outcome);
    count_in(have_tally(tallies, OF_DAY, "", outcome->day), outcome);
}

/* ------------------------------------------------------------- settling */

static void settle_figures(Figures *figures, Measure measure, int has_points)
{
    const Series *series = &figures->series;
    Sum factor = measure == BY_TIME ? 1 : 1000;
    Sum count = series->count;
    ASSERT(measure < MEASURES);
    if (!count)
        return;
    figures->best =
        factor * (has_points ? series_greatest(series) : series_least(series));
    figures->average = (factor * series_sum(series) + count / 2) / count;
    figures->median = factor * series_median(series) / 2;
}

/* A date one day ahead is possible for travellers: it continues a streak with
   today's, but ends none while today's puzzle can still be played. Dates
   further ahead come from a wrong clock. */
static InARow streak_of(const Series *unsorted, u32 today)
{
    Series dates = series_sorted(unsorted);
    InARow streak = {0, 0};
    u32 last = 0;
    size_t i;
    for (i = 0; i < dates.count && dates.values[i] <= today + 1; i++) {
        if (dates.values[i] == last)
            continue;
        if (last + 1 == today && dates.values[i] > today)
            break;
        streak.now = dates.values[i] == last + 1 ? streak.now + 1 : 1;
        last = dates.values[i];
        if (streak.most < streak.now)
            streak.most = streak.now;
    }
    if (last + 1 < today)
        streak.now = 0;
    series_free(&dates);
    ASSERT(streak.now <= streak.most);
    return streak;
}

InARow tally_streak(const Series *days, const char *today)
{
    return streak_of(days, tally_day(today));
}

void tallies_settle(Tallies *tallies, const char *today)
{
    u32 number = tally_day(today);
    Tally *tally;
    size_t i;
    unsigned measure;
    for (i = 0; i < tallies->count; i++) {
        tally = tallies->list[i];
        for (measure = 0; measure < MEASURES; measure++)
            settle_figures(&tally->figures[measure], (Measure)measure,
                           tally_has_points(tally->goal));
        tally->dailies = streak_of(&tally->dates, number);
        tally->any_dailies = streak_of(&tally->any_dates, number);
    }
}

void tallies_count_days(const Tallies *tallies, const char *today, u32 *ago,
                        size_t days)
{
    u32 last = tally_day(today);
    const Tally *tally;
    u32 number;
    size_t i;
    memset(ago, 0, days * sizeof *ago);
    for (i = 0; i < tallies->count; i++) {
        tally = tallies->list[i];
        number = tally_day(tally->name);
        if (tally->part == OF_DAY && number && last - number < days)
            ago[last - number] = (u32)tally->games;
    }
}
