/* SPDX-License-Identifier: MIT */
/* The end of a game, and what is shown of results, takes as many steps of the
   database with many results as with few. */
#include <stdio.h>
#include <string.h>

#include "rules/games.h"
#include "store/store_inside.h"
#include "table/stored/rank_telling.h"
#include "table/today.h"
#include "tests/kit/keeper.h"

static long long steps, sorts;

static int count_steps(unsigned kind, void *own, void *statement, void *time)
{
    (void)kind;
    (void)own;
    (void)time;
    steps += sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_VM_STEP, 1);
    sorts += sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_SORT, 1);
    return 0;
}

static void count_one(void *own, const Outcome *outcome)
{
    (void)outcome;
    ++*(int *)own;
}

/* Makes a store with "others" results of the sliding puzzle, which aren't
   dailies. From then on, steps are counted. */
static void open_busy(Keeper *keeper, int others, const char *variant,
                      int own_board)
{
    char path[128], sql[512];
    strcpy(path, scratch("quick.db"));
    remove_store(path);
    open_keeper(keeper, path);
    snprintf(sql, sizeof sql,
             "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
             " WHERE i < %d) INSERT INTO outcomes SELECT i + 1000, 'sliding',"
             " '%s', i, '', %d, '2026-11-28', i, 1, 1, 0, 0, 0, 5, 'none', '',"
             " 0, '' FROM n",
             others, variant, own_board);
    edit_file(path, sql);
    sqlite3_trace_v2(keeper->store->base, SQLITE_TRACE_PROFILE, count_steps,
                     NULL);
    steps = sorts = 0;
}

static void close_busy(Keeper *keeper)
{
    close_keeper(keeper);
    remove_store(scratch("quick.db"));
}

/* Wins a game in a store with "others" results of other kinds; returns the
   steps until its standing is known. */
static long long steps_of_end(int others)
{
    Keeper keeper;
    int alike = 0;
    open_busy(&keeper, others, "4x4", 0);
    start_last_move(&keeper);
    assert_int_equal(carry_out(&keeper.session, INTENT_PLAY, 0, LAST_MOVE),
                     FINE);
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_int_equal(outcomes_list_like(keeper.store, keeper.autosave.id,
                                        count_one, &alike),
                     STORE_FINE);
    assert_int_equal(alike, 1);
    assert_true(steps > 0);
    close_busy(&keeper);
    return steps;
}

static void an_end_takes_no_longer_with_many_results(void **state)
{
    (void)state;
    /* Looking at each of them would take at least a step more for each. */
    assert_in_range(steps_of_end(2000), 1, steps_of_end(20) + 100);
}

static long long steps_of_dailies(int others)
{
    Keeper keeper;
    Page page = PAGE_EMPTY;
    open_busy(&keeper, others, "4x4", 0);
    assert_int_equal(
        dailies_page(&page, keeper.store, "2026-11-28", "2026-11-28", 0),
        STORE_FINE);
    today_page_beginning(&page, keeper.store, games[3], "2026-11-28", 1);
    assert_true(steps > 0);
    page_free(&page);
    close_busy(&keeper);
    return steps;
}

static void dailies_are_found_among_many_results(void **state)
{
    (void)state;
    assert_in_range(steps_of_dailies(2000), 1, steps_of_dailies(20) + 100);
}

static long long steps_of_latest(int others)
{
    Keeper keeper;
    int latest = 0;
    open_busy(&keeper, others, "4x4", 0);
    assert_int_equal(
        outcomes_list_latest(keeper.store, 10, count_one, &latest),
        STORE_FINE);
    assert_int_equal(latest, 10);
    close_busy(&keeper);
    return steps;
}

static void the_latest_results_are_found_among_many(void **state)
{
    (void)state;
    assert_in_range(steps_of_latest(2000), 1, steps_of_latest(20) + 100);
}

/* They are read once, from an index in the order in which they ended. */
static void a_rank_among_many_results_of_a_kind_takes_no_sorting(void **state)
{
    enum { ALIKE = 2000, MOST_STEPS = 35 };
    Page page = PAGE_EMPTY;
    Keeper keeper;
    Table table = {.session = &keeper.session, .autosave = &keeper.autosave};
    (void)state;
    open_busy(&keeper, ALIKE, "3x3", 1);
    start_last_move(&keeper);
    assert_int_equal(carry_out(&keeper.session, INTENT_PLAY, 0, LAST_MOVE),
                     FINE);
    assert_int_equal(keep(&keeper), STORE_FINE);
    steps = sorts = 0;
    table_page_rank(&page, &table);
    assert_non_null(strstr(page.text, " of 2001"));
    assert_in_range(steps, ALIKE, MOST_STEPS * ALIKE);
    assert_int_equal(sorts, 0);
    page_free(&page);
    close_busy(&keeper);
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
    edit_file(
        path,
        "INSERT INTO outcomes SELECT column1, column2, column3, 's', '',"
        " column4, '2026-11-28', 1, 1, 1, 0, 0, 0, 5, 'none', column1, 0, ''"
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

static int count_statements(const Store *store)
{
    sqlite3_stmt *statement = NULL;
    int count = 0;
    while ((statement = sqlite3_next_stmt(store->base, statement)))
        count++;
    return count;
}

static void what_is_asked_again_is_not_prepared_again(void **state)
{
    Keeper keeper;
    int i, latest, prepared;
    (void)state;
    open_busy(&keeper, 20, "4x4", 0);
    for (i = 0; i < 3; i++) {
        latest = 0;
        assert_int_equal(
            outcomes_list_latest(keeper.store, 10, count_one, &latest),
            STORE_FINE);
        assert_int_equal(latest, 10);
        assert_true(i == 0 || count_statements(keeper.store) == prepared);
        prepared = count_statements(keeper.store);
    }
    close_busy(&keeper);
}

typedef struct Nested {
    Store *store;
    int outer, inner;
} Nested;

static void list_inside(void *own, const Outcome *outcome)
{
    Nested *nested = own;
    (void)outcome;
    nested->outer++;
    assert_int_equal(
        outcomes_list_latest(nested->store, 10, count_one, &nested->inner),
        STORE_FINE);
}

static void a_list_can_be_read_while_it_is_read(void **state)
{
    Keeper keeper;
    Nested nested = {.outer = 0};
    (void)state;
    open_busy(&keeper, 20, "4x4", 0);
    nested.store = keeper.store;
    assert_int_equal(
        outcomes_list_latest(keeper.store, 10, list_inside, &nested),
        STORE_FINE);
    assert_int_equal(nested.outer, 10);
    assert_int_equal(nested.inner, 100);
    close_busy(&keeper);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_end_takes_no_longer_with_many_results),
        cmocka_unit_test(dailies_are_found_among_many_results),
        cmocka_unit_test(the_latest_results_are_found_among_many),
        cmocka_unit_test(a_rank_among_many_results_of_a_kind_takes_no_sorting),
        cmocka_unit_test(results_of_a_kind_are_found),
        cmocka_unit_test(what_is_asked_again_is_not_prepared_again),
        cmocka_unit_test(a_list_can_be_read_while_it_is_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
