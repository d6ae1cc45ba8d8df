/* SPDX-License-Identifier: MIT */
/* Who plays, and whose results are listed. */
#include <stdlib.h>
#include <string.h>

#include "store_inside.h"

/* Copies a name that fits. */
static void set_name(char *to, const char *name)
{
    ASSERT(strlen(name) < NAME_SIZE);
    memset(to, 0, NAME_SIZE);
    memcpy(to, name, strlen(name));
}

StoreAnswer players_read_own(Store *store)
{
    sqlite3_stmt *query = query_start(store, "SELECT player FROM device", "");
    const char *name = query_next(query) ? query_word(query, 0) : "";
    if (strlen(name) < NAME_SIZE)
        set_name(store->player, name);
    players_show(store, *store->player ? store->player : NULL);
    return query_end(store, query);
}

/* A name that was used before keeps the case of its letters. Without the
   answer, it could become another player's. */
static StoreAnswer spell_as_before(Store *store, char name[NAME_SIZE])
{
    sqlite3_stmt *query = query_start(
        store,
        "SELECT player FROM outcomes WHERE player <> ''"
        " AND player = ? COLLATE NOCASE ORDER BY player <> ?, player LIMIT 1",
        "tt", name, name);
    const char *before = query_next(query) ? query_word(query, 0) : "";
    if (*before && strlen(before) < NAME_SIZE)
        set_name(name, before);
    return query_end(store, query);
}

static StoreAnswer take_name(Store *store, const char *name)
{
    char spelt[NAME_SIZE];
    StoreAnswer answer = STORE_FINE;
    set_name(spelt, name);
    if (*name && store->base)
        answer = spell_as_before(store, spelt);
    if (answer)
        return answer;
    set_name(store->player, spelt);
    players_show(store, *store->player ? store->player : NULL);
    return STORE_FINE;
}

void players_play_as(Store *store, const char *name)
{
    const StoreAnswer answer = take_name(store, name);
    if (answer && !store->state)
        store->state = answer;
}

StoreAnswer players_choose(Store *store, const char *name)
{
    StoreAnswer answer = store->state;
    if (answer)
        return answer;
    answer = take_name(store, name);
    if (!answer)
        answer = store_begin_change(store);
    if (answer)
        return answer;
    answer =
        query_run(store, "UPDATE device SET player = ?", "t", store->player);
    return store_end_change(store, answer);
}

const char *players_current(const Store *store)
{
    return store ? store->player : "";
}

void players_show(Store *store, const char *name)
{
    char copy[NAME_SIZE] = "";
    store->shows_all = name == NULL;
    set_name(copy, name ? name : "");
    set_name(store->shown, copy);
}

const char *players_shown(const Store *store)
{
    return !store || store->shows_all ? NULL : store->shown;
}

StoreAnswer players_list(Store *store, SeePlayer see, void *own)
{
    sqlite3_stmt *query =
        query_start(store,
                    "SELECT DISTINCT player FROM outcomes WHERE player <> ''"
                    " ORDER BY player COLLATE NOCASE, player",
                    "");
    while (query_next(query))
        see(own, query_word(query, 0));
    return query_end(store, query);
}
