/* SPDX-License-Identifier: MIT */
/* Tests files that are not stores, damaged stores, and unwritable places. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "rules/games.h"
#include "store/store_inside.h"
#include "tests/kit/keeper.h"

enum { MOST_BYTES = 1 << 20, NOBODY = 65534 };

static char path[128];
static u8 before[MOST_BYTES], after[MOST_BYTES];

static int start_one(void **state)
{
    (void)state;
    strcpy(path, scratch("games.db"));
    remove_store(path);
    return 0;
}

static size_t read_bytes(u8 *bytes)
{
    FILE *file = fopen(path, "rb");
    size_t count;
    assert_non_null(file);
    count = fread(bytes, 1, MOST_BYTES, file);
    fclose(file);
    return count;
}

static void write_bytes(const void *bytes, size_t count)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, count, file), count);
    fclose(file);
}

static void see_nothing(void *own, const KeptGame *game)
{
    (void)own;
    (void)game;
    fail();
}

static void see_no_end(void *own, const Outcome *outcome)
{
    (void)own;
    (void)outcome;
    fail();
}

static void assert_plays_on(Store *store, StoreAnswer state)
{
    Session session;
    Purse purse;
    Autosave autosave;
    const Moment now = {1, "2026-11-21"};
    long long id = 0;
    open_player(&session, &purse);
    deal_by_word(&session, games_find("sliding"), "", "7");
    autosave_start(&autosave, store);
    assert_int_equal(autosave_session(&autosave, &session, &now), state);
    assert_int_equal(resume_game(&autosave, &session, 1), state);
    assert_int_equal(in_progress_drop(store, 1, &now), state);
    assert_int_equal(in_progress_name(store, 1, "eve"), state);
    assert_int_equal(in_progress_find_daily(store, "kulki", "2026-11-21", &id),
                     state);
    autosave_stop(&autosave);
    close_player(&session, &purse);
}

/* A store that keeps nothing says why in every answer. */
static void assert_keeps_nothing(Store *store, StoreAnswer state)
{
    char words[sizeof store->words];
    char *text = NULL;
    long long id = 0;
    long kept, ended;
    strcpy(words, store_words(store));
    assert_string_not_equal(words, "");
    assert_plays_on(store, state);
    assert_int_equal(in_progress_list(store, see_nothing, NULL), state);
    assert_int_equal(in_progress_find(store, "12", &id), state);
    assert_int_equal(in_progress_find(store, "eve", &id), state);
    assert_int_equal(outcomes_list(store, NULL, see_no_end, NULL), state);
    assert_int_equal(outcomes_find_save(store, 1, &text), state);
    assert_int_equal(check_store(store, &kept, &ended, NULL, NULL), state);
    assert_null(text);
    assert_string_equal(store_words(store), words);
}

/* The file is refused for this reason and unchanged to the byte. */
static void assert_refused(StoreAnswer state)
{
    Session session;
    Purse purse;
    Store *store;
    const size_t count = read_bytes(before);
    open_player(&session, &purse);
    store = store_open(&session.host, path);
    assert_int_equal(store_state(store), state);
    assert_keeps_nothing(store, state);
    store_close(store);
    close_player(&session, &purse);
    assert_int_equal(read_bytes(after), count);
    assert_memory_equal(before, after, count);
}

/* --------------------------------------------------------- no place, no us */

static void assert_nowhere(const char *place)
{
    Session session;
    Purse purse;
    Store *store;
    open_player(&session, &purse);
    store = store_open(&session.host, place);
    assert_int_equal(store_state(store), STORE_NOWHERE);
    assert_keeps_nothing(store, STORE_NOWHERE);
    store_close(store);
    close_player(&session, &purse);
    store_close(NULL);
}

static void a_store_without_a_path_keeps_nothing(void **state)
{
    char file[160];
    (void)state;
    assert_nowhere(NULL);
    assert_nowhere("");
    assert_nowhere("/nowhere/at/all/games.db");
    assert_nowhere(scratch(""));
    write_bytes("file", 4);
    snprintf(file, sizeof file, "%s/games.db", path);
    assert_nowhere(file);
}

/* Root may write everything, so another user tries. */
static int refused_to_others(void)
{
    Session session;
    Purse purse;
    Store *store;
    int state;
    if (geteuid() == 0 && seteuid(NOBODY))
        return -1;
    open_player(&session, &purse);
    store = store_open(&session.host, path);
    state = *store_words(store) ? (int)store_state(store) : -1;
    store_close(store);
    session_close(&session);
    return state;
}

static void assert_refused_to_others(void)
{
    int status = 0;
    const pid_t child = fork();
    if (child == 0)
        _exit(refused_to_others());
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), STORE_NOWHERE);
}

static void an_unwritable_store_keeps_nothing(void **state)
{
    size_t count;
    (void)state;
    make_store(path, 5);
    count = read_bytes(before);
    assert_int_equal(chmod(path, 0666), 0);
    assert_int_equal(chmod(scratch(""), 0555), 0);
    assert_refused_to_others();
    assert_int_equal(chmod(scratch(""), 0777), 0);
    assert_int_equal(chmod(path, 0444), 0);
    assert_refused_to_others();
    assert_int_equal(chmod(path, 0), 0);
    assert_refused_to_others();
    assert_int_equal(chmod(scratch(""), 0700), 0);
    assert_int_equal(read_bytes(after), count);
    assert_memory_equal(before, after, count);
}

/* ------------------------------------------------------------- other files */

static void an_empty_file_becomes_a_store(void **state)
{
    (void)state;
    write_bytes("", 0);
    make_store(path, 3);
    assert_int_equal(ask_file(path, "PRAGMA application_id"), 0x51554144);
    assert_int_equal(ask_file(path, "SELECT count(*) FROM moves"), 3);
}

static void a_store_from_the_future_is_left_unchanged(void **state)
{
    (void)state;
    make_store(path, 5);
    edit_file(path, "PRAGMA user_version = 99");
    assert_refused(STORE_NEWER);
}

static void a_foreign_database_is_left_unchanged(void **state)
{
    static const char *const edits[] = {
        "CREATE TABLE games (title)", "PRAGMA user_version = 1",
        "PRAGMA application_id = 252006673",
        "PRAGMA journal_mode = WAL; CREATE TABLE notes (text)",
        "PRAGMA application_id = 1364541764; PRAGMA user_version = -3"};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof edits / sizeof *edits; i++) {
        remove_store(path);
        edit_file(path, edits[i]);
        assert_refused(STORE_FOREIGN);
    }
}

static void a_text_file_is_refused(void **state)
{
    static const char text[] = "Dear diary, today I won at FreeCell.\n";
    size_t i;
    (void)state;
    write_bytes(text, 1);
    assert_refused(STORE_FOREIGN);
    write_bytes(text, sizeof text - 1);
    assert_refused(STORE_FOREIGN);
    for (i = 0; i < 20000; i++)
        before[i] = (u8)text[i % (sizeof text - 1)];
    write_bytes(before, 20000);
    assert_refused(STORE_FOREIGN);
}

static void a_file_of_random_bytes_is_refused(void **state)
{
    u8 rng[RNG_SIZE];
    size_t i;
    (void)state;
    seed_rng(rng, 1);
    for (i = 0; i < 8192; i++)
        before[i] = (u8)rng_next(rng);
    write_bytes(before, 8192);
    assert_refused(STORE_FOREIGN);
    memcpy(before, "SQLite format 3", 16);
    write_bytes(before, 8192);
    assert_refused(STORE_FOREIGN);
}

static void a_deleted_store_is_missed(void **state)
{
    Keeper keeper;
    (void)state;
    open_keeper(&keeper, path);
    start_last_move(&keeper);
    assert_int_equal(carry_out(&keeper.session, INTENT_PLAY, 0, 6), FINE);
    assert_int_equal(keep(&keeper), STORE_FINE);
    remove_store(path);
    assert_int_equal(carry_out(&keeper.session, INTENT_PLAY, 0, 7), FINE);
    assert_int_equal(keep(&keeper), STORE_NOWHERE);
    assert_non_null(
        strstr(store_words(keeper.store), "the file was moved or deleted"));
    close_keeper(&keeper);
}

/* --------------------------------------------------------------- damage */

/* Tries everything with the store. The answers are unknown, but each has a
   message, and nothing crashes. */
static StoreAnswer use_damaged(void)
{
    Keeper keeper;
    Purse *purse = &keeper.purse;
    StoreAnswer worst;
    long kept, ended;
    memset(&keeper, 0, sizeof keeper);
    open_player(&keeper.session, purse);
    keeper.store = store_open(&keeper.session.host, path);
    autosave_start(&keeper.autosave, keeper.store);
    worst = check_store(keeper.store, &kept, &ended, NULL, NULL);
    (void)resume_game(&keeper.autosave, &keeper.session, 1);
    if (!keeper.session.game)
        deal_by_word(&keeper.session, games_find("sliding"), "", "7");
    carry_out(&keeper.session, INTENT_UNDO, 0, 0);
    (void)keep(&keeper);
    (void)in_progress_drop(keeper.store, 1, &keeper.now);
    if (worst)
        assert_string_not_equal(store_words(keeper.store), "");
    close_keeper(&keeper);
    return worst;
}

static void a_truncated_store_is_damaged(void **state)
{
    size_t count, left;
    (void)state;
    make_store(path, 3000);
    count = read_bytes(before);
    for (left = 1; left < count; left += left < 4096 ? 511 : 4096) {
        write_bytes(before, left);
        assert_int_not_equal(use_damaged(), STORE_FINE);
        remove_store(path);
    }
}

/* A trigger of the file's own calls a function of an extension. The change
   fails, and the store is as it was. */
static void the_functions_of_a_file_are_not_trusted(void **state)
{
    Keeper keeper;
    (void)state;
    make_store(path, 3);
    edit_file(path, "CREATE TRIGGER own AFTER UPDATE ON games BEGIN"
                    " SELECT fts5_source_id(); END");
    open_keeper(&keeper, path);
    assert_int_equal(resume_game(&keeper.autosave, &keeper.session, 1),
                     STORE_FINE);
    carry_out(&keeper.session, INTENT_UNDO, 0, 0);
    assert_int_equal(keep(&keeper), STORE_TROUBLE);
    assert_non_null(
        strstr(store_words(keeper.store), "unsafe use of fts5_source_id()"));
    close_keeper(&keeper);
    assert_int_equal(ask_file(path, "SELECT count(*) FROM moves"), 3);
}

static void no_damage_causes_a_crash(void **state)
{
    u8 rng[RNG_SIZE];
    size_t count, i;
    int trial;
    (void)state;
    seed_rng(rng, 2);
    make_store(path, 1000);
    count = read_bytes(before);
    for (trial = 0; trial < 400; trial++) {
        memcpy(after, before, count);
        for (i = 0; i < 20; i++)
            after[rng_next(rng) % (trial % 2 ? 4096 : count)] =
                (u8)rng_next(rng);
        write_bytes(after, count);
        (void)use_damaged();
        remove_store(path);
    }
}

#define ONE(test) cmocka_unit_test_setup(test, start_one)

int main(void)
{
    const struct CMUnitTest tests[] = {
        ONE(a_store_without_a_path_keeps_nothing),
        ONE(an_unwritable_store_keeps_nothing),
        ONE(an_empty_file_becomes_a_store),
        ONE(a_store_from_the_future_is_left_unchanged),
        ONE(a_foreign_database_is_left_unchanged),
        ONE(a_text_file_is_refused),
        ONE(a_file_of_random_bytes_is_refused),
        ONE(a_deleted_store_is_missed),
        ONE(a_truncated_store_is_damaged),
        ONE(the_functions_of_a_file_are_not_trusted),
        ONE(no_damage_causes_a_crash),
    };
    return cmocka_run_group_tests_name("store files", tests, NULL, NULL);
}
