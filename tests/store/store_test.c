/* SPDX-License-Identifier: MIT */
/* Tests that kept games come back unchanged. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "rules/games.h"
#include "session/daily.h"
#include "store/store_inside.h"
#include "tests/kit/one_keeper.h"

static void keep_intent(u8 what, u32 number, u16 move)
{
    assert_int_equal(carry_out(&keeper.session, what, number, move), FINE);
    assert_int_equal(keep(&keeper), STORE_FINE);
}

/* ------------------------------------------------------------ coming back */

/* Of the finished games without a name, only the latest stay. */
static void name_kept_one(const Keeper *named)
{
    char name[16];
    snprintf(name, sizeof name, "game%lld", named->autosave.id);
    assert_int_equal(in_progress_name(named->store, named->autosave.id, name),
                     STORE_FINE);
}

static void every_game_comes_back_after_every_intent(void **state)
{
    u8 rng[RNG_SIZE];
    int intent;
    u8 i;
    (void)state;
    for (i = 0; i < games_count; i++) {
        seed_rng(rng, i);
        start_game(&keeper, games[i]->name, "2026");
        play_at_random(&keeper.session, 1, rng);
        assert_int_equal(keep(&keeper), STORE_FINE);
        for (intent = 0; intent < 150; intent++) {
            play_kept(&keeper, 1, rng);
            if (!keeper.autosave
                     .id) /* a fresh start: no move has been played */
                continue;
            name_kept_one(&keeper);
            assert_resumes(&keeper, keeper_path);
        }
    }
    assert_sound(keeper.store);
}

static void moves_ahead_are_kept_until_another_is_played(void **state)
{
    u8 rng[RNG_SIZE];
    (void)state;
    seed_rng(rng, 3);
    start_game(&keeper, "freecell", "617");
    play_at_random(&keeper.session, 9, rng);
    keep_intent(INTENT_GO_TO, 4, 0);
    assert_resumes(&keeper, keeper_path);
    assert_int_equal(ask_file(keeper_path, "SELECT count(*) FROM moves"), 9);
    keep_intent(INTENT_UNDO, 0, 0);
    keep_intent(INTENT_REDO, 0, 0);
    assert_int_equal(ask_file(keeper_path, "SELECT count(*) FROM moves"), 9);
    while (keeper.session.count == 9) {
        carry_out(&keeper.session, INTENT_GO_TO, 3, 0);
        play_at_random(&keeper.session, 1, rng);
    }
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_int_equal(ask_file(keeper_path, "SELECT count(*) FROM moves"), 4);
    assert_resumes(&keeper, keeper_path);
}

static void a_game_is_kept_from_its_first_move_on(void **state)
{
    (void)state;
    start_game(&keeper, "kulki", "plum");
    keep_intent(INTENT_HINT, 0, 0);
    keep_intent(INTENT_TICK, 100, 0);
    assert_int_equal(keeper.autosave.id, 0);
    assert_int_equal(ask_file(keeper_path, "SELECT count(*) FROM games"), 0);
}

static void hints_time_and_undos_are_kept_without_moves(void **state)
{
    u8 rng[RNG_SIZE];
    (void)state;
    seed_rng(rng, 4);
    start_game(&keeper, "kulki", "plum");
    play_at_random(&keeper.session, 5, rng);
    keep_intent(INTENT_HINT, 0, 0);
    keep_intent(INTENT_HINT, 0, 0);
    assert_resumes(&keeper, keeper_path);
    keep_intent(INTENT_TICK, 1234, 0);
    assert_resumes(&keeper, keeper_path);
    carry_out(&keeper.session, INTENT_UNDO, 0, 0);
    keep_intent(INTENT_REDO, 0, 0);
    assert_int_equal(keeper.session.undos, 1);
    assert_resumes(&keeper, keeper_path);
}

static void an_unchanged_game_is_not_written(void **state)
{
    u8 rng[RNG_SIZE];
    long long edition;
    (void)state;
    seed_rng(rng, 5);
    start_game(&keeper, "sliding", "7");
    play_at_random(&keeper.session, 5, rng);
    assert_int_equal(keep(&keeper), STORE_FINE);
    edition = ask_file(keeper_path, "SELECT edition FROM games");
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_int_equal(ask_file(keeper_path, "SELECT edition FROM games"),
                     edition);
}

static void daily_puzzles_keep_their_date(void **state)
{
    u8 rng[RNG_SIZE];
    Fault fault;
    long long id = 0;
    (void)state;
    seed_rng(rng, 6);
    assert_int_equal(session_deal_daily(&keeper.session,
                                        games_find("freecell"), "2026-11-21",
                                        &fault),
                     FINE);
    play_kept(&keeper, 9, rng);
    assert_resumes(&keeper, keeper_path);
    assert_int_equal(
        in_progress_find_daily(keeper.store, "freecell", "2026-11-21", &id),
        STORE_FINE);
    assert_int_equal(id, keeper.autosave.id);
    assert_int_equal(
        in_progress_find_daily(keeper.store, "kulki", "2026-11-21", &id),
        STORE_NONE);
    assert_int_equal(
        in_progress_find_daily(keeper.store, "freecell", "2026-11-22", &id),
        STORE_NONE);
    assert_int_equal(in_progress_find_daily(keeper.store, "freecell", "", &id),
                     STORE_NONE);
}

static void custom_boards_come_back(void **state)
{
    u8 rng[RNG_SIZE];
    (void)state;
    seed_rng(rng, 7);
    start_board(&keeper, "sliding", "4x2", "1 2 3 0/5 6 7 4");
    play_kept(&keeper, 20, rng);
    assert_resumes(&keeper, keeper_path);
    start_board(&keeper, "mahjong", "turtle",
                "0 0 0 1b\n0 2 0 1b\n0 4 0 2b\n0 6 0 2b\n");
    play_at_random(&keeper.session, 1, rng);
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_resumes(&keeper, keeper_path);
}

/* A caller that forgets to announce another game loses none. */
static void a_new_deal_does_not_replace_the_old_one(void **state)
{
    static const char *const words[][2] = {
        {"kulki", "b"}, {"freecell", "5"}, {"freecell", "5"}};
    u8 rng[RNG_SIZE];
    size_t i;
    (void)state;
    seed_rng(rng, 8);
    start_game(&keeper, "kulki", "a");
    play_kept(&keeper, 10, rng);
    for (i = 0; i < 3; i++) {
        deal_by_word(&keeper.session, games_find(words[i][0]), "",
                     words[i][1]);
        assert_int_equal(keep(&keeper), STORE_FINE);
        play_at_random(&keeper.session, 3, rng);
        assert_int_equal(keep(&keeper), STORE_FINE);
        assert_resumes(&keeper, keeper_path);
    }
    assert_int_equal(ask_file(keeper_path, "SELECT count(*) FROM games"), 4);
    assert_sound(keeper.store);
}

static void a_resumed_game_continues_in_its_place(void **state)
{
    u8 rng[RNG_SIZE];
    long long id;
    (void)state;
    seed_rng(rng, 9);
    start_game(&keeper, "mahjong", "a");
    play_kept(&keeper, 30, rng);
    id = keeper.autosave.id;
    start_game(&keeper, "kulki", "b");
    play_kept(&keeper, 5, rng);
    assert_int_equal(resume_game(&keeper.autosave, &keeper.session, id),
                     STORE_FINE);
    play_kept(&keeper, 30, rng);
    assert_int_equal(keeper.autosave.id, id);
    assert_resumes(&keeper, keeper_path);
    assert_int_equal(ask_file(keeper_path, "SELECT count(*) FROM games"), 2);
}

/* ---------------------------------------------------------------- refusals */

static const char *const edits[] = {
    "UPDATE games SET digest = '0123456789abcdef'",
    "UPDATE games SET rules = 99",
    "UPDATE games SET rules = rules + 4294967296",
    "UPDATE games SET count = count + 1",
    "UPDATE games SET count = -1",
    "UPDATE games SET at = count + 1",
    "UPDATE games SET at = at - 1",
    "UPDATE games SET game = 'chess'",
    "UPDATE games SET variant = '99cells'",
    "UPDATE games SET seed = '618'",
    "UPDATE games SET seed = 'no seed at all!'",
    "UPDATE games SET board = 'no board'",
    "UPDATE games SET date = 'someday'",
    "UPDATE games SET date = '2026-02-30'",
    "UPDATE games SET date = '2026-11-21'",
    "UPDATE games SET name = '  '",
    "UPDATE games SET name = 'easy' || char(27)",
    "UPDATE moves SET move = 65535 WHERE number = 2",
    "UPDATE moves SET move = move + 65536 WHERE number = 2",
    "UPDATE moves SET move = -1 WHERE number = 2",
    "UPDATE moves SET number = 77 WHERE number = 3",
    "DELETE FROM moves WHERE number = 1",
    "DELETE FROM moves"};

/* Each edit makes the game unplayable; the row stays, so that it can be
   repaired, and the current game stays unchanged. */
static void an_edited_game_is_unfit_and_left_alone(void **state)
{
    Session before;
    u8 rng[RNG_SIZE];
    size_t i;
    (void)state;
    seed_rng(rng, 10);
    for (i = 0; i < sizeof edits / sizeof *edits; i++) {
        start_game(&keeper, "freecell", "617");
        play_at_random(&keeper.session, 6, rng);
        assert_int_equal(keep(&keeper), STORE_FINE);
        edit_file(keeper_path, edits[i]);
        before = keeper.session;
        assert_int_equal(
            resume_game(&keeper.autosave, &keeper.session, keeper.autosave.id),
            STORE_UNFIT);
        assert_string_not_equal(store_words(keeper.store), "");
        assert_memory_equal(&before, &keeper.session, sizeof before);
        assert_int_equal(ask_file(keeper_path, "SELECT count(*) FROM games"),
                         1);
        assert_int_equal(
            in_progress_drop(keeper.store, keeper.autosave.id, &keeper.now),
            STORE_FINE);
        edit_file(keeper_path, "DELETE FROM games; DELETE FROM moves");
    }
    assert_int_equal(ask_file(keeper_path, "SELECT count(*) FROM outcomes"),
                     0);
}

static void a_shortage_of_memory_does_not_mark_a_game_as_damaged(void **state)
{
    u8 rng[RNG_SIZE];
    StoreAnswer answer = STORE_TROUBLE;
    long calls;
    (void)state;
    seed_rng(rng, 11);
    start_game(&keeper, "sliding", "memory");
    play_at_random(&keeper.session, 70, rng);
    assert_int_equal(keep(&keeper), STORE_FINE);
    for (calls = 0; answer == STORE_TROUBLE && calls < 50; calls++) {
        keeper.purse.most = keeper.purse.calls + calls;
        answer =
            resume_game(&keeper.autosave, &keeper.session, keeper.autosave.id);
        if (answer)
            assert_int_equal(in_progress_drop(keeper.store, keeper.autosave.id,
                                              &keeper.now),
                             STORE_TROUBLE);
    }
    assert_int_equal(answer, STORE_FINE);
    assert_true(calls > 3);
    keeper.purse.most = -1;
    assert_resumes(&keeper, keeper_path);
}

static void a_deleted_file_keeps_nothing(void **state)
{
    u8 rng[RNG_SIZE];
    (void)state;
    seed_rng(rng, 12);
    start_game(&keeper, "kulki", "gone");
    play_at_random(&keeper.session, 1, rng);
    assert_int_equal(keep(&keeper), STORE_FINE);
    remove_store(keeper_path);
    play_at_random(&keeper.session, 1, rng);
    assert_int_equal(keep(&keeper), STORE_NOWHERE);
    assert_non_null(strstr(store_words(keeper.store), "deleted"));
}

/* ------------------------------------------------------------------- speed */

typedef struct QueryCount {
    int queries;
    int steps; /* of SQLite's virtual machine */
} QueryCount;

static int see_query(unsigned kind, void *own, void *query, void *time)
{
    QueryCount *work = own;
    (void)kind;
    (void)time;
    work->queries++;
    work->steps += sqlite3_stmt_status(query, SQLITE_STMTSTATUS_VM_STEP, 0);
    return 0;
}

static double seconds_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* Moving back and forth makes the longest possible games. */
static void a_long_game_is_resumed_by_two_queries(void **state)
{
    enum { MOVES = 10000 };
    Keeper other;
    QueryCount work = {0, 0};
    u8 rng[RNG_SIZE];
    double started, kept, resumed;
    (void)state;
    seed_rng(rng, 13);
    start_game(&keeper, "sliding", "long");
    while (keeper.session.count < MOVES)
        play_at_random(&keeper.session, 1, rng);
    started = seconds_now();
    assert_int_equal(keep(&keeper), STORE_FINE);
    kept = seconds_now();
    open_keeper(&other, keeper_path);
    sqlite3_trace_v2(other.store->base, SQLITE_TRACE_PROFILE, see_query,
                     &work);
    resumed = seconds_now();
    assert_int_equal(
        resume_game(&other.autosave, &other.session, keeper.autosave.id),
        STORE_FINE);
    resumed = seconds_now() - resumed;
    print_message("# %d moves: kept at once in %.1f ms, resumed in %.1f ms"
                  " with %d steps of SQL\n",
                  MOVES, (kept - started) * 1e3, resumed * 1e3, work.steps);
    assert_int_equal(work.queries, 2);
    assert_same_game(&keeper.session, &other.session);
    close_keeper(&other);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        KEEPER_TEST(every_game_comes_back_after_every_intent),
        KEEPER_TEST(moves_ahead_are_kept_until_another_is_played),
        KEEPER_TEST(a_game_is_kept_from_its_first_move_on),
        KEEPER_TEST(hints_time_and_undos_are_kept_without_moves),
        KEEPER_TEST(an_unchanged_game_is_not_written),
        KEEPER_TEST(daily_puzzles_keep_their_date),
        KEEPER_TEST(custom_boards_come_back),
        KEEPER_TEST(a_new_deal_does_not_replace_the_old_one),
        KEEPER_TEST(a_resumed_game_continues_in_its_place),
        KEEPER_TEST(an_edited_game_is_unfit_and_left_alone),
        KEEPER_TEST(a_shortage_of_memory_does_not_mark_a_game_as_damaged),
        KEEPER_TEST(a_deleted_file_keeps_nothing),
        KEEPER_TEST(a_long_game_is_resumed_by_two_queries),
    };
    return cmocka_run_group_tests_name("kept games", tests, NULL, NULL);
}
