/* SPDX-License-Identifier: MIT */
/* Opens the database: checks that the file is ours, and updates it to the
   current version of the schema. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/vfs.h>

#include "store_inside.h"

enum {
    OUR_FILES = 0x51554144, /* "QUAD", as the file's application_id */
    SMALLEST_BASE = 512,    /* in bytes: the smallest page of SQLite */
    PATIENCE = 5000,        /* how long others may lock it, in milliseconds */
    PAUSE = 5,              /* between two tries, in milliseconds */
    MOST_PAST = 100         /* finished games whose moves stay */
};

STATIC_ASSERT(PAUSE > 0 && PATIENCE > PAUSE);
STATIC_ASSERT(MOST_PAST > 0);
/* ------------------------------------------------------------ whose file */

static int newest_version(void)
{
    int version = 0;
    while (migrations[version])
        version++;
    ASSERT(version > 0);
    return version;
}

static StoreAnswer judge(Store *store, long long whose, long long version,
                         long long tables)
{
    if (version < 0 || (whose != OUR_FILES && (whose || version || tables)))
        return store_says(store, STORE_FOREIGN,
                          _("%s: not a Quadrille database"), store->path);
    if (version > newest_version())
        return store_says(store, STORE_NEWER,
                          _("%1$s: written by a newer version of Quadrille "
                            "(format %2$lld; this one knows up to %3$d)"),
                          store->path, version, newest_version());
    return STORE_FINE;
}

/* A single query reads both values, because another program may be creating
   the file right now. */
static StoreAnswer look_whose(Store *store, long long *version)
{
    sqlite3_stmt *query =
        query_start(store,
                    "SELECT application_id, user_version,"
                    " (SELECT count(*) FROM sqlite_schema)"
                    " FROM pragma_application_id, pragma_user_version",
                    "");
    long long whose = 0;
    long long tables = 0;
    StoreAnswer answer;
    if (query_next(query)) {
        whose = sqlite3_column_int64(query, 0);
        *version = sqlite3_column_int64(query, 1);
        tables = sqlite3_column_int64(query, 2);
    }
    ASSERT(tables >= 0);
    answer = query_end(store, query);
    return answer ? answer : judge(store, whose, *version, tables);
}

/* ----------------------------------------------------------- migrations */

static StoreAnswer run_script(Store *store, const char *sql)
{
    int result;
    ASSERT(store->base);
    result = sqlite3_exec(store->base, sql, NULL, NULL, NULL);
    return result == SQLITE_OK ? STORE_FINE : store_failed(store, result);
}

static StoreAnswer mark_version(Store *store, long long version)
{
    char sql[96];
    ASSERT(version == newest_version());
    sqlite3_snprintf(sizeof sql, sql,
                     "PRAGMA application_id = %d; PRAGMA user_version = %lld",
                     OUR_FILES, version);
    return run_script(store, sql);
}

/* Reads the version again, because another program may have migrated the file
   first. */
static StoreAnswer migrate(Store *store)
{
    long long version = 0;
    StoreAnswer answer = store_begin_change(store);
    if (answer)
        return answer;
    answer = look_whose(store, &version);
    ASSERT(answer || version >= 0);
    for (; !answer && version < newest_version(); version++)
        answer = run_script(store, migrations[version]);
    if (!answer)
        answer = mark_version(store, version);
    return store_end_change(store, answer);
}

/* ---------------------------------------------------------------- set up */

/* A write-ahead log needs shared memory, which machines on a network don't
   have. */
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

/* If the log can't be deleted, SQLite says that it has left it, but keeps the
   whole file locked. So the file is opened again until there is no log. */
static StoreAnswer leave_log(Store *store)
{
    sqlite3_stmt *mode = query_start(store, "PRAGMA journal_mode", "");
    const int has_one =
        query_next(mode) && strcmp(query_text(mode, 0), "wal") == 0;
    StoreAnswer answer = query_end(store, mode);
    if (!answer && has_one)
        answer = query_run(store, "PRAGMA journal_mode = DELETE", "");
    return !answer && has_one ? store_failed(store, SQLITE_BUSY) : answer;
}

/* A change of the mode has a journal, too. If the disk forgot after a power
   failure that this was deleted, all that is in the log would be undone;
   EXTRA, set first, syncs the folder. */
static StoreAnswer set_up(Store *store)
{
    StoreAnswer answer;
    ASSERT(store->base && store->path);
    answer = run_script(
        store, "PRAGMA synchronous = EXTRA; PRAGMA foreign_keys = ON");
    if (answer)
        return answer;
    return is_remote(store->path)
               ? leave_log(store)
               : query_run(store, "PRAGMA journal_mode = WAL", "");
}

#define OLD_GAMES                                                             \
    "SELECT id FROM games WHERE " IS_PAST                                     \
    " ORDER BY played DESC, id DESC LIMIT -1 OFFSET ?"

/* Deletes the oldest finished games, which live on as outcomes, and empty
   starts. The latest may still be on some screen, and their moves have times
   for a challenge. If that
   fails, nothing is lost, and the next change will report the error. */
static void sweep(Store *store)
{
    const long long most = MOST_PAST;
    long long id;
    ASSERT(store->base);
    if (RARELY(!query_look_up(store, &id, OLD_GAMES, "i", most)))
        (void)query_run(store, "DELETE FROM games WHERE id IN (" OLD_GAMES ")",
                        "i", most);
}

/* SQLite would treat a file of a few bytes as empty and overwrite it. */
static int is_scrap(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISREG(status.st_mode) &&
           status.st_size > 0 && status.st_size < SMALLEST_BASE;
}

/* As SQLite's authors advise for files from strangers: what the file itself
   brings, such as a trigger, calls no function that could do harm, and can't
   write where it would damage the file (https://sqlite.org/security.html). */
static void distrust(sqlite3 *base)
{
    sqlite3_db_config(base, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    sqlite3_db_config(base, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
}

static StoreAnswer open_as(Store *store, const char *name, int flags)
{
    int result;
    ASSERT(!store->base); /* shut_base was called */
    result = sqlite3_open_v2(name, &store->base, flags, NULL);
    if (result != SQLITE_OK)
        return store_failed(store, result);
    sqlite3_busy_timeout(store->base, PAUSE);
    distrust(store->base);
    return STORE_FINE;
}

static StoreAnswer open_file(Store *store)
{
    ASSERT(store->path);
    if (is_scrap(store->path))
        return store_failed(store, SQLITE_NOTADB);
    return open_as(store, store->path,
                   SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
}

/* A program that was killed may have written a change to the log without
   syncing it. From now on it is shown, so it must survive a power failure: a
   log that can't be synced is not shown. A full disk does no harm, because
   only what comes after that needs room. */
static StoreAnswer settle_log(Store *store)
{
    const int result = sqlite3_wal_checkpoint(store->base, NULL);
    return result == SQLITE_OK || result == SQLITE_FULL
               ? STORE_FINE
               : store_failed(store, result);
}

static StoreAnswer open_base(Store *store)
{
    long long version = 0;
    StoreAnswer answer = open_file(store);
    if (!answer)
        answer = look_whose(store, &version);
    if (!answer && sqlite3_db_readonly(store->base, "main"))
        answer = store_failed(store, SQLITE_READONLY);
    if (!answer)
        answer = set_up(store);
    if (!answer && RARELY(version < newest_version()))
        answer = migrate(store);
    if (!answer)
        answer = players_read_own(store);
    if (!answer)
        sweep(store);
    if (!answer)
        answer = settle_log(store);
    ASSERT(answer || store->base);
    return answer;
}

static void shut_base(Store *store)
{
    query_forget_all(store);
    sqlite3_close(store->base);
    store->base = NULL;
}

/* Whether the disk may not be written at all. Then nobody changes the file. */
static int is_frozen(const char *path)
{
    struct statvfs system;
    return statvfs(path, &system) == 0 && (system.f_flag & ST_RDONLY);
}

/* Whether some changes are in the write-ahead log only. */
static int has_log(const char *path)
{
    struct stat status;
    char *log = sqlite3_mprintf("%s-wal", path);
    const int found = !log || (stat(log, &status) == 0 && status.st_size > 0);
    sqlite3_free(log);
    return found;
}

/* The URI of a file that nobody can change. */
static char *frozen_name(const char *path)
{
    sqlite3_str *name = sqlite3_str_new(NULL);
    ASSERT(*path);
    sqlite3_str_appendall(name, "file:");
    for (; *path; path++)
        if (strchr("%?#", *path))
            sqlite3_str_appendf(name, "%%%02X", *path);
        else
            sqlite3_str_appendchar(name, 1, *path);
    sqlite3_str_appendall(name, "?immutable=1");
    return sqlite3_str_finish(name);
}

/* Opens a file for reading only. SQLite could not read the log without writing
   shared memory beside it. */
static StoreAnswer open_to_read(Store *store)
{
    const int is_whole = is_frozen(store->path) && !has_log(store->path);
    char *name = is_whole ? frozen_name(store->path) : NULL;
    long long version = 0;
    StoreAnswer answer =
        open_as(store, name ? name : store->path,
                SQLITE_OPEN_READONLY | (name ? SQLITE_OPEN_URI : 0));
    sqlite3_free(name);
    if (!answer)
        answer = look_whose(store, &version);
    if (!answer && version < newest_version())
        answer = store_failed(store, SQLITE_READONLY);
    return answer ? answer : players_read_own(store);
}

/* A file that can't be written can often be read. The state still says that it
   keeps nothing. */
static void try_to_read(Store *store)
{
    const StoreAnswer state = store->state;
    char words[sizeof store->words];
    ASSERT(state != STORE_FINE);
    memcpy(words, store->words, sizeof words);
    shut_base(store);
    if (state == STORE_NOWHERE && store->path && !is_scrap(store->path) &&
        open_to_read(store))
        shut_base(store);
    memcpy(store->words, words, sizeof words);
    store->said = state;
}

/* SQLite doesn't always wait while others open or close the file, so we retry
   the whole procedure. */
static StoreAnswer open_patiently(Store *store)
{
    StoreAnswer answer = open_base(store);
    int waited;
    for (waited = 0; RARELY(answer == STORE_BUSY) && waited < PATIENCE;
         waited += 2 * PAUSE) {
        shut_base(store);
        sqlite3_sleep(PAUSE);
        answer = open_base(store);
    }
    if (answer)
        return answer;
    sqlite3_busy_timeout(store->base, PATIENCE);
    return store_says(store, STORE_FINE, "%s", "");
}

Store *store_open(const Host *host, const char *path)
{
    Store *store = calloc(1, sizeof *store);
    if (!store)
        return NULL;
    store->host = *host;
    players_show(store, NULL);
    if (path && *path)
        store->path = strdup(path);
    if (store->path)
        store->state = open_patiently(store);
    else if (path && *path)
        store->state = store_says(store, STORE_TROUBLE, _("out of memory"));
    else
        store->state = store_says(store, STORE_NOWHERE, _("no home folder"));
    if (store->state)
        try_to_read(store);
    ASSERT(store->base || store->state); /* without a file it keeps nothing */
    return store;
}

void store_close(Store *store)
{
    if (!store)
        return;
    shut_base(store);
    free(store->path);
    free(store);
}

StoreAnswer store_state(const Store *store)
{
    return store ? store->state : STORE_NOWHERE;
}

StoreAnswer store_readable(const Store *store)
{
    return store && store->base ? STORE_FINE : store_state(store);
}

const char *store_words(const Store *store)
{
    return store->words;
}
