/* SPDX-License-Identifier: MIT */
/* Replaces the lists of starts and of daily puzzles in a program without
   SQLite. */
#include "store/store.h"

StoreAnswer outcomes_list_dailies(Store *store, SeeOutcome see, void *own)
{
    (void)see;
    (void)own;
    return store_state(store);
}

StoreAnswer outcomes_list_daily(Store *store, const char *game,
                                const char *date, SeeOutcome see, void *own)
{
    (void)game;
    (void)date;
    (void)see;
    (void)own;
    return store_state(store);
}

StoreAnswer starts_list_recent(Store *store, const char *game, u32 most,
                               SeeStart see, void *own)
{
    (void)game;
    (void)most;
    (void)see;
    (void)own;
    return store_state(store);
}

StoreAnswer starts_list_favourites(Store *store, const char *game,
                                   SeeStart see, void *own)
{
    (void)game;
    (void)see;
    (void)own;
    return store_state(store);
}

StoreAnswer starts_find_favourite(Store *store, const KeptStart *start)
{
    (void)start;
    return store_state(store);
}

StoreAnswer starts_mark(Store *store, const KeptStart *start, int marked,
                        const Moment *now)
{
    (void)start;
    (void)marked;
    (void)now;
    return store_state(store);
}
