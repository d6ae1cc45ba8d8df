/* SPDX-License-Identifier: MIT */
/* Asking SQLite, in fewer words. */
#include "inside.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

StoreAnswer store_says(Store *store, StoreAnswer answer, const char *format,
                       ...)
{
    va_list values;
    va_start(values, format);
    vsnprintf(store->words, sizeof store->words, format, values);
    va_end(values);
    return answer;
}

static const struct {
    int code;
    StoreAnswer answer;
    const char *words;
} failures[] = {
    {SQLITE_NOTADB, STORE_FOREIGN, "it is no store of Quadrille's"},
    {SQLITE_CORRUPT, STORE_DAMAGED, "it is damaged"},
    {SQLITE_BUSY, STORE_BUSY, "another program does not let go of it"},
    {SQLITE_LOCKED, STORE_BUSY, "another program does not let go of it"},
    {SQLITE_FULL, STORE_TROUBLE, "the disk is full"},
    {SQLITE_READONLY, STORE_NOWHERE, "it cannot be written"},
    {SQLITE_CANTOPEN, STORE_NOWHERE, "it cannot be opened"},
    {SQLITE_NOMEM, STORE_TROUBLE, "there is no memory left"},
    {0, STORE_TROUBLE, NULL}};

StoreAnswer store_failed(Store *store)
{
    const int code = sqlite3_errcode(store->base) & 0xff;
    int i = 0;
    while (failures[i].code && failures[i].code != code)
        i++;
    return store_says(store, failures[i].answer, "%s: %s", store->path,
                      failures[i].words ? failures[i].words
                                        : sqlite3_errmsg(store->base));
}

static int bind_one(sqlite3_stmt *query, int place, char kind, va_list *values)
{
    if (kind == 'i')
        return sqlite3_bind_int64(query, place, va_arg(*values, long long));
    return sqlite3_bind_text(query, place, va_arg(*values, const char *), -1,
                             SQLITE_TRANSIENT);
}

static sqlite3_stmt *start_listed(Store *store, const char *sql,
                                  const char *kinds, va_list *values)
{
    sqlite3_stmt *query;
    int result = sqlite3_prepare_v2(store->base, sql, -1, &query, NULL);
    int place;
    for (place = 1; result == SQLITE_OK && kinds[place - 1]; place++)
        result = bind_one(query, place, kinds[place - 1], values);
    if (result == SQLITE_OK)
        return query;
    store_failed(store);
    sqlite3_finalize(query);
    return NULL;
}

sqlite3_stmt *start_query(Store *store, const char *sql, const char *kinds,
                          ...)
{
    sqlite3_stmt *query;
    va_list values;
    va_start(values, kinds);
    query = start_listed(store, sql, kinds, &values);
    va_end(values);
    return query;
}

int next_row(sqlite3_stmt *query)
{
    return query && sqlite3_step(query) == SQLITE_ROW;
}

const char *text_in(sqlite3_stmt *query, int column)
{
    const unsigned char *text = sqlite3_column_text(query, column);
    return text ? (const char *)text : "";
}

u32 number_in(sqlite3_stmt *query, int column)
{
    return (u32)sqlite3_column_int64(query, column);
}

/* Finalizing tells once more what the last step met with. */
StoreAnswer end_query(Store *store, sqlite3_stmt *query)
{
    if (query && sqlite3_finalize(query) == SQLITE_OK)
        return STORE_FINE;
    return store_failed(store);
}

StoreAnswer run_query(Store *store, const char *sql, const char *kinds, ...)
{
    sqlite3_stmt *query;
    va_list values;
    va_start(values, kinds);
    query = start_listed(store, sql, kinds, &values);
    va_end(values);
    while (next_row(query)) {
    }
    return end_query(store, query);
}

StoreAnswer look_up(Store *store, long long *number, const char *sql,
                    const char *kinds, ...)
{
    sqlite3_stmt *query;
    StoreAnswer answer;
    va_list values;
    int found;
    va_start(values, kinds);
    query = start_listed(store, sql, kinds, &values);
    va_end(values);
    found = next_row(query);
    if (found)
        *number = sqlite3_column_int64(query, 0);
    answer = end_query(store, query);
    return answer || found ? answer : STORE_NONE;
}

StoreAnswer begin_change(Store *store)
{
    return run_query(store, "BEGIN IMMEDIATE", "");
}

StoreAnswer end_change(Store *store, StoreAnswer answer)
{
    char *words;
    if (answer <= STORE_APART) {
        StoreAnswer ended = run_query(store, "COMMIT", "");
        if (!ended)
            return answer;
        answer = ended;
    }
    words = sqlite3_mprintf("%s", store->words);
    if (!sqlite3_get_autocommit(store->base))
        run_query(store, "ROLLBACK", "");
    if (words)
        store_says(store, answer, "%s", words);
    sqlite3_free(words);
    return answer;
}
