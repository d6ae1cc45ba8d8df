/* SPDX-License-Identifier: MIT */
/* Tests the command that says who plays. */
#include <string.h>

#include "tests/kit/keeper.h"
#include "tests/kit/null_play.h"

static Keeper keeper;
static Null null;

static int sit(void **state)
{
    static char path[128];
    (void)state;
    strcpy(path, scratch("player_command"));
    remove_store(path);
    open_keeper(&keeper, path);
    memset(&null, 0, sizeof null);
    return 0;
}

static int stand_up(void **state)
{
    (void)state;
    page_free(&null.told);
    close_keeper(&keeper);
    return 0;
}

/* Plays the lines from just before the end of a game. */
static const char *say(const char *const *lines)
{
    Front front;
    autosave_stop(&keeper.autosave);
    start_last_move(&keeper);
    page_free(&null.told);
    null_start(&null, lines, &front);
    assert_int_equal(table_play(&keeper.session, &front, &keeper.autosave), 0);
    return null.told.text;
}

static void assert_says(const char *told, const char *words)
{
    if (!strstr(told, words))
        fail_msg("\"%s\" is not in \"%s\"", words, told);
}

static void see_player(void *own, const Outcome *outcome)
{
    strcpy(own, outcome->player);
}

static void results_are_those_of_the_player_who_was_named(void **state)
{
    char player[NAME_SIZE] = "";
    (void)state;
    assert_says(say(LINES("player  Aunt  Mary ", "8")),
                "Aunt Mary is playing. Games that end from now on are results "
                "of Aunt Mary, and statistics show only those.\n");
    assert_int_equal(outcomes_list(keeper.store, NULL, see_player, player),
                     STORE_FINE);
    assert_string_equal(player, "Aunt Mary");
}

static void the_players_of_the_household_are_told(void **state)
{
    (void)state;
    assert_says(say(LINES("player")), "The current player has no name.");
    (void)say(LINES("player Anna", "8"));
    (void)say(LINES("player Ben", "8"));
    assert_says(say(LINES("player J\u00F6rg", "player")),
                "J\u00F6rg is playing.\n"
                "Others who have played here: Anna, Ben.\n");
    assert_says(say(LINES("player anna", "player")), "Anna is playing.\n");
}

static void a_player_may_have_no_name(void **state)
{
    (void)state;
    (void)say(LINES("player Anna"));
    assert_string_equal(players_current(keeper.store), "Anna");
    assert_says(say(LINES("player -")),
                "statistics show the results of everybody.\n");
    assert_string_equal(players_current(keeper.store), "");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, sit, stand_up)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(results_are_those_of_the_player_who_was_named),
        TEST(the_players_of_the_household_are_told),
        TEST(a_player_may_have_no_name),
    };
    return cmocka_run_group_tests_name("players' command", tests, NULL, NULL);
}
