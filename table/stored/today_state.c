/* SPDX-License-Identifier: MIT */
/* Reads the state of the daily puzzles, and their streaks, from the store. */
#include <stdlib.h>
#include <string.h>

#include "rules/games.h"
#include "table/today.h"

/* What is read, and the days on which puzzles were finished: those of each
   game, then those of any. */
typedef struct Search {
    Today *today;
    const char *date;
    Series *days;
} Search;

STATIC_ASSERT(DAILY_OPEN == 0); /* as calloc leaves them */
static StoreAnswer read_begun(Daily *daily, Store *store, const char *game,
                              const char *date)
{
    const StoreAnswer answer =
        in_progress_find_daily(store, game, date, &daily->id);
    ASSERT(daily->state == DAILY_OPEN);
    if (!answer)
        daily->state = DAILY_BEGUN;
    return answer == STORE_NONE ? STORE_FINE : answer;
}

/* The first finished game of the day counts. */
static void note_finished(Daily *daily, const Outcome *outcome)
{
    ASSERT(status_is_final((Status)outcome->status));
    if (daily->state == DAILY_DONE)
        return;
    daily->state = DAILY_DONE;
    daily->status = outcome->status;
    daily->clock = outcome->clock;
}

/* Only a puzzle that was finished on its own day continues a streak. */
static void see_daily(void *own, const Outcome *outcome)
{
    const Search *search = own;
    const int in_time = tally_is_finished(outcome) && !outcome->own_board &&
                        strcmp(outcome->date, outcome->day) == 0;
    const u32 day = tally_day(outcome->date);
    u8 i;
    ASSERT(search->days);
    if (in_time && day)
        series_add(&search->days[games_count], day);
    for (i = 0; i < games_count; i++) {
        if (strcmp(outcome->game, games[i]->name) != 0)
            continue;
        if (in_time && day)
            series_add(&search->days[i], day);
        if (strcmp(outcome->date, search->date) == 0 &&
            status_is_final((Status)outcome->status))
            note_finished(&search->today->dailies[i], outcome);
    }
}

StoreAnswer today_read(Today *today, Store *store, const char *date,
                       const char *now)
{
    Search search = {today, date, NULL};
    StoreAnswer answer = STORE_FINE;
    u8 i;
    ASSERT(strlen(date) < DATE_SIZE); /* "" if the clock shows no day */
    today->dailies =
        host_must_have(calloc(games_count, sizeof *today->dailies));
    today->streak = (Streak){0, 0};
    if (!store || store_state(store))
        return STORE_FINE;
    search.days =
        host_must_have(calloc(games_count + 1U, sizeof *search.days));
    for (i = 0; i < games_count && !answer; i++)
        answer = read_begun(&today->dailies[i], store, games[i]->name, date);
    if (!answer)
        answer = outcomes_list_dailies(store, see_daily, &search);
    today->streak = tally_streak(&search.days[games_count], now);
    series_free(&search.days[games_count]);
    for (i = 0; i < games_count; i++) {
        today->dailies[i].streak = tally_streak(&search.days[i], now);
        series_free(&search.days[i]);
    }
    free(search.days);
    return answer;
}

void today_free(Today *today)
{
    free(today->dailies);
    today->dailies = NULL;
}

StoreAnswer today_read_streaks(DailyStreaks *streaks, Store *store,
                               const char *now)
{
    Tallies tallies = {NULL, 0, 0};
    const StoreAnswer answer =
        outcomes_list_dailies(store, tallies_count, &tallies);
    u8 i;
    tallies_settle(&tallies, now);
    for (i = 0; i < games_count; i++) {
        const Tally *tally =
            tallies_find(&tallies, OF_GAME, games[i]->name, "");
        if (tally && !answer)
            streaks[i] = (DailyStreaks){tally->dailies, tally->any_dailies};
    }
    tallies_free(&tallies);
    return answer;
}
