/* SPDX-License-Identifier: MIT */
/* Is all that is kept sound? */
#include <string.h>

#include "inside.h"

static StoreAnswer check_file(Store *store)
{
    sqlite3_stmt *query = start_query(store, "PRAGMA integrity_check(1)", "");
    char found[256] = "";
    StoreAnswer answer;
    if (next_row(query))
        strncpy(found, text_in(query, 0), sizeof found - 1);
    answer = end_query(store, query);
    if (!answer && strcmp(found, "ok") != 0)
        return store_says(store, STORE_DAMAGED, "%s: it is damaged: %s",
                          store->path, found);
    return answer;
}

static StoreAnswer check_game(Store *store, long long id)
{
    Keeping keeping;
    Session session;
    StoreAnswer answer;
    open_session(&session, &store->host);
    start_keeping(&keeping, store);
    answer = resume_game(&keeping, &session, id);
    stop_keeping(&keeping);
    close_session(&session);
    return answer;
}

static StoreAnswer check_outcome(Store *store, long long id, const char *text)
{
    Session session;
    Fault fault = {.game = NULL};
    u8 reason;
    open_session(&session, &store->host);
    reason = load_session(&session, text, (u32)strlen(text), &fault);
    close_session(&session);
    if (reason == NO_MEMORY)
        return store_failed(store, SQLITE_NOMEM);
    if (reason)
        return store_says(store, STORE_UNFIT,
                          "The save of game #%lld is not valid", id);
    return STORE_FINE;
}

static StoreAnswer check_games(Store *store, long *kept)
{
    sqlite3_stmt *query = start_query(store, "SELECT id FROM games", "");
    StoreAnswer answer = STORE_FINE;
    StoreAnswer last;
    while (!answer && next_row(query)) {
        answer = check_game(store, sqlite3_column_int64(query, 0));
        ++*kept;
    }
    last = end_query(store, query);
    return answer ? answer : last;
}

static StoreAnswer check_outcomes(Store *store, long *ended)
{
    sqlite3_stmt *query =
        start_query(store, "SELECT id, save FROM outcomes", "");
    StoreAnswer answer = STORE_FINE;
    StoreAnswer last;
    while (!answer && next_row(query)) {
        answer = check_outcome(store, sqlite3_column_int64(query, 0),
                               text_in(query, 1));
        ++*ended;
    }
    last = end_query(store, query);
    return answer ? answer : last;
}

StoreAnswer check_store(Store *store, long *kept, long *ended)
{
    StoreAnswer answer = check_file(store);
    *kept = 0;
    *ended = 0;
    if (!answer)
        answer = check_games(store, kept);
    if (!answer)
        answer = check_outcomes(store, ended);
    return answer;
}
