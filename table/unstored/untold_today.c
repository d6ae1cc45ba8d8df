/* SPDX-License-Identifier: MIT */
/* Without a store, nothing is known about the daily puzzles. */
#include <stdlib.h>

#include "host/page.h"
#include "rules/games.h"
#include "table/today.h"

StoreAnswer today_read(Today *today, Store *store, const char *date,
                       const char *now)
{
    (void)store;
    (void)date;
    (void)now;
    today->dailies =
        host_must_have(calloc(games_count, sizeof *today->dailies));
    today->streak = (Streak){0, 0};
    return STORE_FINE;
}

void today_free(Today *today)
{
    free(today->dailies);
    today->dailies = NULL;
}
