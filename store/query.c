/* SPDX-License-Identifier: MIT */
/* Shorthands for SQLite queries, and our own messages for SQLite's errors. */
#include "store_inside.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

StoreAnswer store_says(Store *store, StoreAnswer answer, const char *format,
                       ...)
{
    va_list values;
    if (store->is_undone)
        return store->said;
    va_start(values, format);
    vsnprintf(store->words, sizeof store->words, format, values);
    va_end(values);
    return store->said = answer;
}

static const struct {
    int code;
    StoreAnswer answer;
    const char *words;
} failures[] = {
    {SQLITE_NOTADB, STORE_FOREIGN, N_("not a Quadrille database")},
    {SQLITE_CORRUPT, STORE_DAMAGED, N_("the file is damaged")},
    {SQLITE_BUSY, STORE_BUSY, N_("locked by another program")},
    {SQLITE_LOCKED, STORE_BUSY, N_("locked by another program")},
    {SQLITE_FULL, STORE_TROUBLE, N_("disk full")},
    {SQLITE_IOERR, STORE_TROUBLE, N_("disk I/O error")},
    {SQLITE_READONLY, STORE_NOWHERE, N_("the file can't be written")},
    {SQLITE_CANTOPEN, STORE_NOWHERE, N_("the file can't be opened")},
    {SQLITE_NOMEM, STORE_TROUBLE, N_("out of memory")},
    {0, STORE_TROUBLE, NULL}};

StoreAnswer store_failed(Store *store, int code)
{
    StoreAnswer answer;
    int i = 0;
    ASSERT((code & 0xff) != SQLITE_OK);
    while (failures[i].code && failures[i].code != (code & 0xff))
        i++;
    answer =
        store_says(store, failures[i].answer, _("%1$s: %2$s"), store->path,
                   failures[i].words ? translate(failures[i].words)
                                     : sqlite3_errmsg(store->base));
    store->is_undone = store->is_changing && !store_is_changing(store);
    return answer;
}

/* --------------------------------------------------------------- queries */

static int bind_written(sqlite3_stmt *query, int place, const Session *session,
                        PutText put)
{
    char *text;
    ASSERT(session);
    if (!put)
        return sqlite3_bind_null(query, place);
    text = session_text_from(session, put);
    if (!RARELY(!text))
        return sqlite3_bind_text(query, place, text, -1, free);
    free(text);
    return SQLITE_NOMEM;
}

static int bind_one(sqlite3_stmt *query, int place, char kind, va_list *values)
{
    const Session *session;
    switch (kind) {
    case 'i':
        return sqlite3_bind_int64(query, place, va_arg(*values, long long));
    case 'w':
        session = va_arg(*values, const Session *);
        return bind_written(query, place, session, va_arg(*values, PutText));
    default:
        ASSERT(kind == 't');
        return sqlite3_bind_text(query, place, va_arg(*values, const char *),
                                 -1, SQLITE_TRANSIENT);
    }
}

/* A statement stays prepared until the store is closed, since preparing takes
   longer than most of them run. One that is between two of its rows is in
   use. */
static int prepare(Store *store, const char *sql, sqlite3_stmt **query)
{
    *query = NULL;
    while ((*query = sqlite3_next_stmt(store->base, *query)))
        if (strcmp(sqlite3_sql(*query), sql) == 0 &&
            !sqlite3_stmt_busy(*query))
            return SQLITE_OK;
    return sqlite3_prepare_v3(store->base, sql, -1, SQLITE_PREPARE_PERSISTENT,
                              query, NULL);
}

void query_forget_all(Store *store)
{
    sqlite3_stmt *query;
    while (store->base && (query = sqlite3_next_stmt(store->base, NULL)))
        sqlite3_finalize(query);
}

static sqlite3_stmt *start_listed(Store *store, const char *sql,
                                  const char *kinds, va_list *values)
{
    sqlite3_stmt *query;
    int result, place;
    if (!store->base || store->is_undone)
        return NULL;
    result = prepare(store, sql, &query);
    for (place = 1; result == SQLITE_OK && kinds[place - 1]; place++)
        result = bind_one(query, place, kinds[place - 1], values);
    ASSERT(result != SQLITE_OK ||
           place - 1 == sqlite3_bind_parameter_count(query));
    if (result == SQLITE_OK)
        return query;
    (void)store_failed(store, result);
    sqlite3_finalize(query);
    return NULL;
}

sqlite3_stmt *query_start(Store *store, const char *sql, const char *kinds,
                          ...)
{
    sqlite3_stmt *query;
    va_list values;
    va_start(values, kinds);
    query = start_listed(store, sql, kinds, &values);
    va_end(values);
    return query;
}

int query_next(sqlite3_stmt *query)
{
    return query && sqlite3_step(query) == SQLITE_ROW;
}

const char *query_text(sqlite3_stmt *query, int column)
{
    const unsigned char *text;
    ASSERT(column < sqlite3_data_count(query)); /* there is a row */
    text = sqlite3_column_text(query, column);
    return text ? (const char *)text : "";
}

const char *query_word(sqlite3_stmt *query, int column)
{
    const char *text = query_text(query, column);
    const char *at = text;
    while ((u8)*at >= ' ' && *at != 127)
        at++;
    return *at ? "" : text;
}

u32 query_number(sqlite3_stmt *query, int column)
{
    long long number;
    ASSERT(column < sqlite3_data_count(query));
    number = sqlite3_column_int64(query, column);
    return number < 0 || number > (long long)MOST_COUNTED ? MOST_COUNTED
                                                          : (u32)number;
}

long long query_time(sqlite3_stmt *query, int column)
{
    long long seconds;
    ASSERT(column < sqlite3_data_count(query));
    seconds = sqlite3_column_int64(query, column);
    return seconds < 0 ? 0 : seconds > MOST_SECONDS ? MOST_SECONDS : seconds;
}

u8 query_status(sqlite3_stmt *query, int column)
{
    const u32 status = query_number(query, column);
    return (u8)(status > LOST ? GOING : status);
}

/* Resetting returns the error of the last step once more. */
StoreAnswer query_end(Store *store, sqlite3_stmt *query)
{
    int result;
    if (!query)
        return store->said;
    result = sqlite3_reset(query);
    sqlite3_clear_bindings(query);
    return result == SQLITE_OK ? STORE_FINE : store_failed(store, result);
}

StoreAnswer query_run(Store *store, const char *sql, const char *kinds, ...)
{
    sqlite3_stmt *query;
    va_list values;
    va_start(values, kinds);
    query = start_listed(store, sql, kinds, &values);
    va_end(values);
    while (query_next(query)) {
    }
    return query_end(store, query);
}

StoreAnswer query_look_up(Store *store, long long *number, const char *sql,
                          const char *kinds, ...)
{
    sqlite3_stmt *query;
    StoreAnswer answer;
    va_list values;
    int found;
    va_start(values, kinds);
    query = start_listed(store, sql, kinds, &values);
    va_end(values);
    ASSERT(!query || sqlite3_column_count(query) == 1);
    found = query_next(query);
    if (found)
        *number = sqlite3_column_int64(query, 0);
    answer = query_end(store, query);
    return answer || found ? answer : STORE_NONE;
}

/* --------------------------------------------------------------- changes */

/* If someone deletes or replaces the file, the one that we have open no longer
   has a name. */
static int has_moved(Store *store)
{
    int moved = 0;
    ASSERT(store->base);
    sqlite3_file_control(store->base, "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    return moved;
}

int store_is_changing(const Store *store)
{
    return store->base && !sqlite3_get_autocommit(store->base);
}

static StoreAnswer begin(Store *store, const char *sql)
{
    StoreAnswer answer;
    if (store->base && RARELY(has_moved(store)))
        return store_says(store, STORE_NOWHERE,
                          _("%s: the file was moved or deleted"), store->path);
    answer = query_run(store, sql, "");
    ASSERT(answer || store_is_changing(store));
    store->is_changing = !answer;
    return answer;
}

StoreAnswer store_begin_change(Store *store)
{
    return begin(store, "BEGIN IMMEDIATE");
}

StoreAnswer store_begin_look(Store *store)
{
    return begin(store, "BEGIN");
}

static void undo_change(Store *store)
{
    ASSERT(store->base);
    if (!sqlite3_get_autocommit(store->base))
        sqlite3_exec(store->base, "ROLLBACK", NULL, NULL, NULL);
}

StoreAnswer store_end_change(Store *store, StoreAnswer answer)
{
    const int is_undone = store->is_undone;
    StoreAnswer ended = answer;
    store->is_changing = store->is_undone = 0;
    if (is_undone)
        return store->said;
    if (answer <= STORE_APART)
        ended = query_run(store, "COMMIT", "");
    ASSERT(ended || !store_is_changing(store));
    if (!ended)
        return answer;
    undo_change(store);
    return ended;
}
