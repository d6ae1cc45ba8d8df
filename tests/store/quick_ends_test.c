/* SPDX-License-Identifier: MIT */
/* The end of a game takes as many steps of the database with many results as
   with few. */
#include <stdio.h>
#include <string.h>

#include "store/store_inside.h"
#include "tests/kit/keeper.h"

static long long steps;

static int count_steps(unsigned kind, void *own, void *statement, void *time)
{
    (void)kind;
    (void)own;
    (void)time;
    steps += sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_VM_STEP, 1);
    return 0;
}

static void count_one(void *own, const Outcome *outcome)
{
    (void)outcome;
    ++*(int *)own;
}

/* Wins a game in a store with "others" results of other kinds; returns the
   steps until its standing is known. */
static long long steps_of_end(int others)
{
    char path[128], sql[512];
    Keeper keeper;
    int alike = 0;
    strcpy(path, scratch("quick.db"));
    remove_store(path);
    open_keeper(&keeper, path);
    snprintf(sql, sizeof sql,
             "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
             " WHERE i < %d) INSERT INTO outcomes SELECT i + 1000, 'sliding',"
             " '4x4', i, '', 0, '2026-11-28', i, 1, 1, 0, 0, 0, 5, 'none', '',"
             " 0 FROM n",
             others);
    edit_file(path, sql);
    start_last_move(&keeper);
    assert_int_equal(wish_for(&keeper.session, WISH_PLAY, 0, LAST_MOVE), FINE);
    sqlite3_trace_v2(keeper.store->base, SQLITE_TRACE_PROFILE, count_steps,
                     NULL);
    steps = 0;
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_int_equal(
        outcomes_list_like(keeper.store, keeper.keeping.id, count_one, &alike),
        STORE_FINE);
    assert_int_equal(alike, 1);
    assert_true(steps > 0);
    close_keeper(&keeper);
    remove_store(path);
    return steps;
}

static void an_end_takes_no_longer_with_many_results(void **state)
{
    (void)state;
    /* Looking at each of them would take at least a step more for each. */
    assert_in_range(steps_of_end(2000), 1, steps_of_end(20) + 100);
}

/* All kinds of one game are told apart, but for the names of boards. */
static void results_of_a_kind_are_found(void **state)
{
    char path[128];
    Keeper keeper;
    int alike = 0;
    (void)state;
    strcpy(path, scratch("alike.db"));
    remove_store(path);
    open_keeper(&keeper, path);
    edit_file(path,
              "INSERT INTO outcomes SELECT column1, column2, column3, 's', '',"
              " column4, '2026-11-28', 1, 1, 1, 0, 0, 0, 5, 'none', column1, 0"
              " FROM (VALUES (1, 'sliding', '3x3', 0), (2, 'sliding', '4x4',"
              " 0), (3, 'sliding', '3x3', 1), (4, 'kulki', '3x3', 0),"
              " (5, 'sliding', '3x3', 0))");
    assert_int_equal(outcomes_list_like(keeper.store, 1, count_one, &alike),
                     STORE_FINE);
    assert_int_equal(alike, 2);
    assert_int_equal(outcomes_list_like(keeper.store, 9, count_one, &alike),
                     STORE_FINE);
    assert_int_equal(alike, 2);
    close_keeper(&keeper);
    remove_store(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_end_takes_no_longer_with_many_results),
        cmocka_unit_test(results_of_a_kind_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
