/* SPDX-License-Identifier: MIT */
/* Checks that the file and everything stored in it are sound. */
#include <string.h>

#include "store_inside.h"

static StoreAnswer check_file(Store *store)
{
    sqlite3_stmt *query = query_start(store, "PRAGMA integrity_check(1)", "");
    char found[256] = "";
    StoreAnswer answer;
    if (query_next(query))
        strncpy(found, query_text(query, 0), sizeof found - 1);
    answer = query_end(store, query);
    if (!answer && strcmp(found, "ok") != 0)
        return store_says(store, STORE_DAMAGED,
                          _("%1$s: the file is damaged: %2$s"), store->path,
                          found);
    return answer;
}

static StoreAnswer check_game(Store *store, long long id)
{
    Autosave autosave;
    Session session;
    StoreAnswer answer;
    session_open(&session, &store->host);
    autosave_start(&autosave, store);
    answer = resume_game(&autosave, &session, id);
    autosave_stop(&autosave);
    session_close(&session);
    return answer;
}

/* Whether the columns that statistics use agree with the game's save. */
static int matches(const Session *session, sqlite3_stmt *row)
{
    const Game *game = session->game;
    ASSERT(game && sqlite3_data_count(row) == 10);
    return strcmp(game->name, query_text(row, 2)) == 0 &&
           game->status(session->position) == (Status)query_status(row, 3) &&
           session->at == query_number(row, 4) &&
           game->score(session->position) == query_number(row, 5) &&
           session->hints == query_number(row, 6) &&
           session->undos == query_number(row, 7) &&
           session->clock == query_number(row, 8) &&
           strcmp(session->name, query_text(row, 9)) == 0;
}

static StoreAnswer check_row(Store *store, sqlite3_stmt *row)
{
    const long long id = sqlite3_column_int64(row, 0);
    const char *text = query_text(row, 1);
    Session session;
    Fault fault = {.game = NULL};
    StoreAnswer answer = STORE_FINE;
    u8 reason;
    ASSERT(sqlite3_data_count(row) == 10);
    session_open(&session, &store->host);
    reason = session_load(&session, text, (u32)strlen(text), &fault);
    if (reason == NO_MEMORY)
        answer = store_failed(store, SQLITE_NOMEM);
    else if (reason)
        answer = store_says(store, STORE_UNFIT,
                            _("The result of game #%lld is damaged: its save "
                              "can't be read"),
                            id);
    else if (!matches(&session, row))
        answer = store_says(store, STORE_UNFIT,
                            _("The result of game #%lld is damaged: its save "
                              "has another result"),
                            id);
    session_close(&session);
    return answer;
}

#define RESULTS                                                               \
    "SELECT id, save, game, status, moves, score, hints, undos, clock,"       \
    " name FROM outcomes"

StoreAnswer check_outcome(Store *store, long long id)
{
    sqlite3_stmt *query = query_start(store, RESULTS " WHERE id = ?", "i", id);
    StoreAnswer answer = STORE_NONE;
    StoreAnswer last;
    if (query_next(query))
        answer = check_row(store, query);
    last = query_end(store, query);
    return last ? last : answer;
}

/* ------------------------------------------------------------------ all */

/* Reports damaged games and continues. */
typedef struct Check {
    Store *store;
    SeeUnfit see;
    void *own;
    long seen, unfit;
} Check;

static StoreAnswer note_checked(Check *check, StoreAnswer answer)
{
    ASSERT(check->unfit <= check->seen);
    check->seen++;
    if (answer != STORE_UNFIT)
        return answer;
    check->unfit++;
    if (check->see)
        check->see(check->own, store_words(check->store));
    return STORE_FINE;
}

/* Counts those in progress alone. */
static StoreAnswer check_games(Check *check, long *kept)
{
    Store *store = check->store;
    sqlite3_stmt *query =
        query_start(store, "SELECT id, NOT (" IS_PAST ") FROM games", "");
    StoreAnswer answer = STORE_FINE;
    StoreAnswer last;
    while (!answer && query_next(query)) {
        *kept += query_number(query, 1);
        answer = note_checked(
            check, check_game(store, sqlite3_column_int64(query, 0)));
    }
    last = query_end(store, query);
    return answer ? answer : last;
}

static StoreAnswer check_outcomes(Check *check, long *ended)
{
    Store *store = check->store;
    sqlite3_stmt *query = query_start(store, RESULTS, "");
    StoreAnswer answer = STORE_FINE;
    StoreAnswer last;
    for (; !answer && query_next(query); ++*ended)
        answer = note_checked(check, check_row(store, query));
    last = query_end(store, query);
    return answer ? answer : last;
}

StoreAnswer check_store(Store *store, long *kept, long *ended, SeeUnfit see,
                        void *own)
{
    Check check = {store, see, own, 0, 0};
    StoreAnswer answer = check_file(store);
    *kept = 0;
    *ended = 0;
    if (!answer)
        answer = check_games(&check, kept);
    if (!answer)
        answer = check_outcomes(&check, ended);
    if (!answer && check.unfit)
        return store_says(store, STORE_UNFIT, _("%1$ld of %2$ld damaged"),
                          check.unfit, check.seen);
    ASSERT(answer || check.seen >= *kept + *ended);
    return answer;
}
