/* SPDX-License-Identifier: MIT */
/* Opening the file: is it there, is it ours, is it as new as we are? */
#include <stdlib.h>
#include <string.h>
#include <sys/vfs.h>

#include "inside.h"

enum {
    OUR_FILES = 0x51554144, /* "QUAD", as the file's application_id */
    PATIENCE = 5000         /* milliseconds that others may hold it */
};

static long long pragma(Store *store, const char *sql)
{
    long long number = -1;
    look_up(store, &number, sql, "");
    return number;
}

/* ----------------------------------------------------------- migrations */

static int newest_version(void)
{
    int version = 0;
    while (migrations[version])
        version++;
    return version;
}

static StoreAnswer run_script(Store *store, const char *sql)
{
    return sqlite3_exec(store->base, sql, NULL, NULL, NULL) == SQLITE_OK
               ? STORE_FINE
               : store_failed(store);
}

static StoreAnswer mark_version(Store *store, int version)
{
    char sql[96];
    sqlite3_snprintf(sizeof sql, sql,
                     "PRAGMA application_id = %d; PRAGMA user_version = %d",
                     OUR_FILES, version);
    return run_script(store, sql);
}

/* The version is read again: another program may have been quicker. */
static StoreAnswer migrate(Store *store)
{
    const int newest = newest_version();
    StoreAnswer answer = begin_change(store);
    long long version;
    if (answer)
        return answer;
    version = pragma(store, "PRAGMA user_version");
    if (version < 0)
        answer = store_failed(store);
    for (; !answer && version < newest; version++)
        answer = run_script(store, migrations[version]);
    if (!answer && version == newest)
        answer = mark_version(store, newest);
    return end_change(store, answer);
}

/* ------------------------------------------------------------ whose file */

static StoreAnswer look_whose(Store *store, long long *version)
{
    long long whose = 0;
    long long tables = 0;
    StoreAnswer answer = look_up(store, &whose, "PRAGMA application_id", "");
    if (!answer)
        answer = look_up(store, version, "PRAGMA user_version", "");
    if (!answer)
        answer =
            look_up(store, &tables, "SELECT count(*) FROM sqlite_schema", "");
    if (answer)
        return answer;
    if (whose != OUR_FILES && (whose || *version || tables))
        return store_says(store, STORE_FOREIGN,
                          "%s: it is another program's, no store of "
                          "Quadrille's",
                          store->path);
    if (*version > newest_version())
        return store_says(store, STORE_NEWER,
                          "%s: a newer version of Quadrille made it (%lld, "
                          "this one knows %d)",
                          store->path, *version, newest_version());
    return STORE_FINE;
}

/* A write-ahead log needs memory that all programs on it share, which there
   is none of between the machines of a network. */
static int is_remote(const char *path)
{
    static const unsigned long kinds[] = {
        0x6969 /* nfs */, 0x517B /* smb */, 0xFF534D42 /* cifs */,
        0xFE534D42 /* smb2 */, 0x01021997 /* 9p */};
    struct statfs system;
    size_t i;
    if (statfs(path, &system))
        return 0;
    for (i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if ((unsigned long)system.f_type == kinds[i])
            return 1;
    return 0;
}

static StoreAnswer set_up(Store *store)
{
    StoreAnswer answer =
        run_query(store,
                  is_remote(store->path) ? "PRAGMA journal_mode = DELETE"
                                         : "PRAGMA journal_mode = WAL",
                  "");
    if (!answer)
        answer = run_script(
            store, "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    return answer;
}

/* Games that are over live on as outcomes. */
static StoreAnswer sweep(Store *store)
{
    long long id;
    StoreAnswer answer =
        look_up(store, &id,
                "SELECT id FROM games WHERE over AND slot IS NULL "
                "AND status IN (1, 3)",
                "");
    if (answer)
        return answer == STORE_NONE ? STORE_FINE : answer;
    return run_query(store,
                     "DELETE FROM games WHERE over AND slot IS NULL "
                     "AND status IN (1, 3)",
                     "");
}

static StoreAnswer open_base(Store *store)
{
    long long version = 0;
    StoreAnswer answer;
    if (sqlite3_open_v2(store->path, &store->base,
                        SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE,
                        NULL) != SQLITE_OK)
        return store_failed(store);
    sqlite3_busy_timeout(store->base, PATIENCE);
    answer = look_whose(store, &version);
    if (!answer && sqlite3_db_readonly(store->base, "main"))
        answer = store_says(store, STORE_NOWHERE, "%s: it cannot be written",
                            store->path);
    if (!answer)
        answer = set_up(store);
    if (!answer && version < newest_version())
        answer = migrate(store);
    return answer ? answer : sweep(store);
}

Store *open_store(const Host *host, const char *path)
{
    Store *store = calloc(1, sizeof *store);
    if (!store)
        return NULL;
    store->host = *host;
    if (path)
        store->path = strdup(path);
    store->state = store->path ? open_base(store)
                               : store_says(store, STORE_NOWHERE,
                                            "there is no home folder");
    if (store->state) {
        sqlite3_close(store->base);
        store->base = NULL;
    }
    return store;
}

void close_store(Store *store)
{
    if (!store)
        return;
    sqlite3_close(store->base);
    free(store->path);
    free(store);
}

StoreAnswer store_state(const Store *store)
{
    return store->state;
}

const char *store_words(const Store *store)
{
    return store->words;
}
