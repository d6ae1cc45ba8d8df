/* SPDX-License-Identifier: MIT */
/* Tests stores of older versions, and stores on network disks. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "store/store_inside.h"
#include "tests/kit/disk.h"
#include "tests/kit/keeper.h"

enum { OURS = 0x51554144 };

static char path[128];

static int start_one(void **state)
{
    (void)state;
    strcpy(path, scratch("games.db"));
    remove_store(path);
    change_disk(LOCAL_DISK);
    return 0;
}

/* -------------------------------------------------------------- migrations */

static int newest(void)
{
    int version = 0;
    while (migrations[version])
        version++;
    return version;
}

/* Makes the file of an older version with a game in progress, which even the
   first version could hold. */
static void make_older(int version)
{
    char sql[2048];
    int i;
    make_store(path, 9);
    snprintf(sql, sizeof sql, "%s-old", path);
    remove_store(sql);
    rename(path, sql);
    for (i = 0; i < version; i++)
        edit_file(path, migrations[i]);
    snprintf(sql, sizeof sql,
             "ATTACH '%s-old' AS old;"
             "PRAGMA application_id = %d; PRAGMA user_version = %d;",
             path, version ? OURS : 0, version);
    edit_file(path, sql);
    if (!version)
        return;
    snprintf(sql, sizeof sql, "ATTACH '%s-old' AS old;" COPY_OLD_GAMES, path);
    edit_file(path, sql);
}

static void every_older_store_is_migrated(void **state)
{
    Keeper keeper;
    int version;
    (void)state;
    for (version = 0; version < newest(); version++) {
        remove_store(path);
        make_older(version);
        open_keeper(&keeper, path);
        assert_int_equal(ask_file(path, "PRAGMA user_version"), newest());
        assert_int_equal(ask_file(path, "PRAGMA application_id"), OURS);
        assert_int_equal(resume_game(&keeper.autosave, &keeper.session, 1),
                         version ? STORE_FINE : STORE_NONE);
        assert_int_equal(keeper.session.count, version ? 9 : 0);
        if (version)
            assert_int_equal(in_progress_drop(keeper.store, 1, &keeper.now),
                             STORE_FINE);
        assert_sound(keeper.store);
        close_keeper(&keeper);
    }
}

/* The last step of the migration fails. */
static void an_interrupted_migration_leaves_the_old_version(void **state)
{
    Session session;
    Purse purse;
    Store *store;
    Keeper keeper;
    (void)state;
    make_older(1);
    edit_file(path, "CREATE TABLE outcomes_by_date (in_the_way)");
    open_player(&session, &purse);
    store = store_open(&session.host, path);
    assert_int_equal(store_state(store), STORE_TROUBLE);
    assert_string_not_equal(store_words(store), "");
    store_close(store);
    close_player(&session, &purse);
    assert_int_equal(ask_file(path, "PRAGMA user_version"), 1);
    assert_int_equal(ask_file(path, "SELECT count(*) FROM sqlite_schema"
                                    " WHERE name = 'outcomes'"),
                     0);
    edit_file(path, "DROP TABLE outcomes_by_date");
    open_keeper(&keeper, path);
    assert_int_equal(resume_game(&keeper.autosave, &keeper.session, 1),
                     STORE_FINE);
    close_keeper(&keeper);
}

/* ----------------------------------------------------------------- network */

static void a_store_on_a_network_disk_shares_no_memory(void **state)
{
    Keeper keeper;
    u8 rng[RNG_SIZE];
    char memory[160];
    int kind;
    (void)state;
    seed_rng(rng, 3);
    for (kind = 0; kind < 2; kind++) {
        change_disk(kind ? NETWORK_DISK : LOCAL_DISK);
        open_keeper(&keeper, path);
        start_game(&keeper, "sliding", "7");
        play_at_random(&keeper.session, 5, rng);
        assert_int_equal(keep(&keeper), STORE_FINE);
        snprintf(memory, sizeof memory, "%s-shm", path);
        assert_int_equal(access(memory, F_OK) == 0, !kind);
        assert_resumes(&keeper, path);
        close_keeper(&keeper);
    }
}

#define ONE(test) cmocka_unit_test_setup(test, start_one)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ONE(every_older_store_is_migrated),
        ONE(an_interrupted_migration_leaves_the_old_version),
        ONE(a_store_on_a_network_disk_shares_no_memory),
    };
    return cmocka_run_group_tests_name("older stores", tests, NULL, NULL);
}
