/* SPDX-License-Identifier: MIT */
/* Several players of one household: whose results are whose, and whose are
   shown. */
#include <string.h>

#include "host/page.h"
#include "statistics/days.h"
#include "table/stored/rank_telling.h"
#include "tests/kit/one_keeper.h"

static void reopen(void)
{
    close_keeper(&keeper);
    open_keeper(&keeper, keeper_path);
}

/* A player wins a game; the same one as all others who have this start. */
static void win_as(const char *player, const char *start)
{
    autosave_stop(&keeper.autosave);
    players_play_as(keeper.store, player);
    start_last_move(&keeper);
    strcpy(keeper.session.name, start);
    carry_out(&keeper.session, INTENT_TICK, 5, 0);
    assert_int_equal(carry_out(&keeper.session, INTENT_PLAY, 0, LAST_MOVE),
                     FINE);
    assert_int_equal(keep(&keeper), STORE_FINE);
}

static void see_result(void *own, const Outcome *outcome)
{
    page_format(own, "%s%s ", *outcome->player ? outcome->player : "-",
                outcome->reset ? "(reset)" : "");
}

/* Whose results are listed, in order. */
static void assert_listed(const char *shown, const char *expected)
{
    Page page = PAGE_EMPTY;
    page_put(&page, "", 0);
    players_show(keeper.store, shown);
    assert_int_equal(outcomes_list(keeper.store, NULL, see_result, &page),
                     STORE_FINE);
    assert_string_equal(page.text, expected);
    page.used = 0;
    page_put(&page, "", 0);
    assert_int_equal(outcomes_list(keeper.store, "sliding", see_result, &page),
                     STORE_FINE);
    assert_string_equal(page.text, expected);
    page.used = 0;
    page_put(&page, "", 0);
    assert_int_equal(outcomes_list(keeper.store, "kulki", see_result, &page),
                     STORE_FINE);
    assert_string_equal(page.text, "");
    page_free(&page);
}

static void a_result_has_the_player_who_finished_the_game(void **state)
{
    (void)state;
    win_as("", "");
    win_as("Anna", "");
    win_as("Ben", "");
    assert_listed(NULL, "- Anna Ben ");
    assert_listed("Anna", "Anna ");
    assert_listed("Ben", "Ben ");
    assert_listed("", "- ");
    assert_listed("Eve", "");
}

/* Whoever takes over ends the game. */
static void a_game_may_change_hands(void **state)
{
    (void)state;
    players_play_as(keeper.store, "Anna");
    start_board(&keeper, "sliding", "3x3", "1 2 3 4 5 6 0 7 8");
    carry_out(&keeper.session, INTENT_PLAY, 0, 7);
    assert_int_equal(keep(&keeper), STORE_FINE);
    players_play_as(keeper.store, "Ben");
    carry_out(&keeper.session, INTENT_PLAY, 0, 8);
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_listed(NULL, "Ben ");
}

/* Nobody wins one game twice, but everybody may win it. */
static void a_game_counts_once_for_each_player(void **state)
{
    (void)state;
    win_as("Anna", "");
    win_as("Anna", "");
    win_as("Ben", "");
    win_as("Ben", "");
    assert_listed(NULL, "Anna Ben ");
}

static void a_given_up_game_is_that_of_the_player(void **state)
{
    u8 rng[RNG_SIZE];
    (void)state;
    seed_rng(rng, 1);
    players_play_as(keeper.store, "Anna");
    start_game(&keeper, "sliding", "7");
    play_at_random(&keeper.session, 3, rng);
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_int_equal(in_progress_drop(keeper.store, 1, &keeper.now),
                     STORE_FINE);
    assert_listed("Anna", "Anna ");
}

static void who_plays_is_kept_unless_it_is_for_now(void **state)
{
    (void)state;
    assert_string_equal(players_current(keeper.store), "");
    assert_null(players_shown(keeper.store));
    assert_int_equal(players_choose(keeper.store, "Anna"), STORE_FINE);
    reopen();
    assert_string_equal(players_current(keeper.store), "Anna");
    assert_string_equal(players_shown(keeper.store), "Anna");
    players_play_as(keeper.store, "Ben");
    assert_string_equal(players_current(keeper.store), "Ben");
    assert_string_equal(players_shown(keeper.store), "Ben");
    reopen();
    assert_string_equal(players_current(keeper.store), "Anna");
    assert_int_equal(players_choose(keeper.store, ""), STORE_FINE);
    reopen();
    assert_string_equal(players_current(keeper.store), "");
    assert_null(players_shown(keeper.store));
}

static void a_name_is_spelled_as_before(void **state)
{
    (void)state;
    players_play_as(keeper.store, "anna");
    assert_string_equal(players_current(keeper.store), "anna");
    win_as("Anna", "");
    players_play_as(keeper.store, "aNNA");
    assert_string_equal(players_current(keeper.store), "Anna");
    players_play_as(keeper.store, "Ann");
    assert_string_equal(players_current(keeper.store), "Ann");
}

static void see_name(void *own, const char *name)
{
    page_format(own, "%s,", name);
}

static void players_are_listed_by_name(void **state)
{
    Page page = PAGE_EMPTY;
    (void)state;
    win_as("J\u00F6rg", "");
    win_as("ben", "");
    win_as("", "");
    win_as("Anna", "");
    win_as("Anna", "easy");
    assert_int_equal(players_list(keeper.store, see_name, &page), STORE_FINE);
    assert_string_equal(page.text, "Anna,ben,J\u00F6rg,");
    page_free(&page);
}

/* The store's file may have been edited. */
static void a_name_that_is_too_long_is_no_name(void **state)
{
    (void)state;
    edit_file(keeper_path, "UPDATE device SET player ="
                           " 'a name with more than 23 bytes'");
    reopen();
    assert_string_equal(players_current(keeper.store), "");
    edit_file(keeper_path,
              "UPDATE device SET player = 'An' || char(27) || 'na'");
    reopen();
    assert_string_equal(players_current(keeper.store), "");
    edit_file(keeper_path, "DELETE FROM device");
    reopen();
    assert_string_equal(players_current(keeper.store), "");
}

/* ------------------------------------------------------------------ resets */

static StoreAnswer reset(const char *shown, int undo)
{
    static const ResultKind kind = {"sliding", KIND_OF_GAME, ""};
    unsigned count;
    keeper.now.seconds++;
    players_show(keeper.store, shown);
    return undo ? resets_undo(keeper.store, &kind, &keeper.now)
                : resets_make(keeper.store, &kind, &keeper.now, &count);
}

static void a_player_resets_no_results_of_others(void **state)
{
    (void)state;
    win_as("Anna", "");
    win_as("Ben", "");
    win_as("", "");
    assert_int_equal(reset("Anna", 0), STORE_FINE);
    assert_listed(NULL, "Anna(reset) Ben - ");
    assert_int_equal(reset("Anna", 0), STORE_NONE);
    assert_int_equal(reset(NULL, 0), STORE_FINE);
    assert_listed(NULL, "Anna(reset) Ben(reset) -(reset) ");
    assert_int_equal(reset(NULL, 1), STORE_FINE);
    assert_listed(NULL, "Anna(reset) Ben - ");
    assert_int_equal(reset("Ben", 1), STORE_NONE);
    assert_int_equal(reset("Anna", 1), STORE_FINE);
    assert_listed(NULL, "Anna Ben - ");
}

/* Even if the clock was ahead when they were reset. */
static void games_after_a_reset_count_for_each_player(void **state)
{
    (void)state;
    keeper.now.seconds = 9000;
    win_as("Anna", "");
    assert_int_equal(reset("Anna", 0), STORE_FINE);
    keeper.now.seconds = 1000;
    autosave_stop(&keeper.autosave);
    start_board(&keeper, "sliding", "3x3", "1 2 3 4 5 6 0 7 8");
    carry_out(&keeper.session, INTENT_PLAY, 0, 7);
    carry_out(&keeper.session, INTENT_PLAY, 0, 8);
    players_play_as(keeper.store, "Anna");
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_listed("Anna", "Anna(reset) Anna ");
}

/* ------------------------------------------------------------------- ranks */

static void assert_rank(const char *words)
{
    const Table table = {.session = &keeper.session,
                         .autosave = &keeper.autosave};
    Page page = PAGE_EMPTY;
    (void)table_page_rank(&page, &table);
    page_put(&page, "", 0);
    if (!strstr(page.text, words))
        fail_msg("%s", page.text);
    page_free(&page);
}

static void a_rank_is_among_the_games_of_the_player(void **state)
{
    (void)state;
    win_as("Ben", "easy");
    win_as("Anna", "easy");
    autosave_stop(&keeper.autosave);
    start_board(&keeper, "sliding", "3x3", "1 2 3 4 5 6 0 7 8");
    strcpy(keeper.session.name, "easy");
    carry_out(&keeper.session, INTENT_PLAY, 0, 7);
    carry_out(&keeper.session, INTENT_PLAY, 0, 8);
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_rank(" of 2");
    players_show(keeper.store, NULL);
    assert_rank(" of 3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        KEEPER_TEST(a_result_has_the_player_who_finished_the_game),
        KEEPER_TEST(a_game_may_change_hands),
        KEEPER_TEST(a_game_counts_once_for_each_player),
        KEEPER_TEST(a_given_up_game_is_that_of_the_player),
        KEEPER_TEST(who_plays_is_kept_unless_it_is_for_now),
        KEEPER_TEST(a_name_is_spelled_as_before),
        KEEPER_TEST(players_are_listed_by_name),
        KEEPER_TEST(a_name_that_is_too_long_is_no_name),
        KEEPER_TEST(a_player_resets_no_results_of_others),
        KEEPER_TEST(games_after_a_reset_count_for_each_player),
        KEEPER_TEST(a_rank_is_among_the_games_of_the_player),
    };
    return cmocka_run_group_tests_name("players", tests, NULL, NULL);
}
