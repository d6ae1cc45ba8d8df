/* SPDX-License-Identifier: MIT */
/* Reads the state of the daily puzzles, and the days with a finished one, from
   the store. */
#include <stdlib.h>
#include <string.h>

#include "rules/games.h"
#include "table/today.h"

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

static void note_finished(Today *today, const char *date)
{
    const Day *day = days_find(&today->days, date);
    u8 i;
    for (i = 0; day && i < games_count; i++)
        if (day->games[i].state != DAY_OPEN) {
            today->dailies[i].state = DAILY_DONE;
            today->dailies[i].result = day->games[i];
        }
}

/* Reads the moves that decide about tasks of the date's month. What can't be
   read fulfils none. */
static void judge_tasks(Days *days, Store *store, const char *date)
{
    enum { MONTH_LENGTH = 7 };
    size_t i;
    for (i = 0; i < days->replay_count; i++) {
        const DayReplay *replay = &days->replays[i];
        char *save = NULL;
        if (strncmp(replay->date, date, MONTH_LENGTH) == 0 &&
            !outcomes_find_save(store, replay->id, &save))
            days_judge(days, replay, save);
        free(save);
    }
}

StoreAnswer today_read(Today *today, Store *store, const char *date,
                       const char *now)
{
    StoreAnswer answer = STORE_FINE;
    u8 i;
    ASSERT(strlen(date) < DATE_SIZE); /* "" if the clock shows no day */
    memset(today, 0, sizeof *today);
    today->dailies =
        host_must_have(calloc(games_count, sizeof *today->dailies));
    if (!store || store_state(store))
        return STORE_FINE;
    for (i = 0; i < games_count && !answer; i++)
        answer = read_begun(&today->dailies[i], store, games[i]->name, date);
    if (!answer)
        answer = outcomes_list_dailies(store, days_count, &today->days);
    judge_tasks(&today->days, store, date);
    days_settle(&today->days, now);
    note_finished(today, date);
    return answer;
}

void today_free(Today *today)
{
    free(today->dailies);
    today->dailies = NULL;
    days_free(&today->days);
}
