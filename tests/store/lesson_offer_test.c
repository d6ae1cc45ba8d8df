/* SPDX-License-Identifier: MIT */
/* Lessons are offered in the first game of a kind, and to nobody who knows
   it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/host.h"
#include "host/paths.h"
#include "tests/kit/keeper.h"
#include "tests/kit/null_play.h"

static const char *const nothing[] = {NULL};

/* Plays lines in a new game, and returns whether its lessons were offered. */
static int is_offered(const char *game, const char *seed,
                      const char *const *lines, int is_watched)
{
    Keeper keeper;
    Front front;
    Null null;
    int found;
    open_keeper(&keeper, scratch("store"));
    if (seed)
        start_game(&keeper, game, seed);
    else
        start_last_move(&keeper);
    null_start(&null, lines, &front);
    front.watched = is_watched;
    table_play(&keeper.session, &front, &keeper.autosave);
    page_put(&null.told, "", 0);
    found = strstr(null.told.text, "New to this game?") != NULL;
    page_free(&null.told);
    close_keeper(&keeper);
    return found;
}

/* A machine on which nobody has played. */
static int start_anew(void **state)
{
    Page path = PAGE_EMPTY;
    (void)state;
    setenv("XDG_DATA_HOME", scratch("data"), 1);
    assert_true(path_of_lessons(&path));
    (void)remove(path.text);
    page_free(&path);
    remove_store(scratch("store"));
    return 0;
}

static void only_a_player_at_a_terminal_is_asked(void **state)
{
    (void)state;
    assert_false(is_offered("freecell", "617", nothing, 0));
    assert_true(is_offered("freecell", "617", nothing, 1));
}

static void a_game_that_was_not_begun_changes_nothing(void **state)
{
    (void)state;
    assert_true(is_offered("freecell", "617", nothing, 1));
    assert_true(is_offered("freecell", "618", nothing, 1));
}

static void the_second_game_of_a_kind_comes_without_the_offer(void **state)
{
    (void)state;
    assert_true(is_offered("freecell", "617", LINES("2a"), 1));
    assert_false(is_offered("freecell", "618", nothing, 1));
    assert_true(is_offered("kulki", "plum", nothing, 1));
}

static void a_finished_game_ends_the_offer(void **state)
{
    (void)state;
    assert_true(is_offered("sliding", NULL, LINES("8"), 1));
    assert_false(is_offered("sliding", "plum", nothing, 1));
}

static void a_lesson_that_was_done_ends_the_offer_for_its_game(void **state)
{
    (void)state;
    assert_true(
        is_offered("freecell", "617", LINES("learn", "52", "n", "q"), 1));
    assert_true(is_offered("freecell", "617", LINES("learn", "12", "q"), 1));
    assert_false(is_offered("freecell", "617", nothing, 1));
    assert_true(is_offered("kulki", "plum", LINES("learn", "e8e5", "q"), 1));
    assert_false(is_offered("kulki", "plum", nothing, 1));
    assert_false(is_offered("freecell", "618", nothing, 1));
}

static void each_game_is_noted_once(void **state)
{
    Page path = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    (void)state;
    is_offered("freecell", "617", LINES("learn", "12", "r", "12", "q"), 1);
    is_offered("kulki", "plum", LINES("learn", "e8e5", "q"), 1);
    assert_true(path_of_lessons(&path));
    assert_true(file_read(path.text, &text));
    assert_string_equal(text.text, "freecell\nkulki\n");
    page_free(&text);
    page_free(&path);
}

/* Nobody would remember it. */
static void without_a_store_nothing_is_offered_or_noted(void **state)
{
    Page path = PAGE_EMPTY;
    Played played;
    (void)state;
    play(&played, "freecell", "617", LINES("learn", "12", "q"));
    assert_null(strstr(played.null.told.text, "New to this game?"));
    assert_true(path_of_lessons(&path));
    assert_false(file_exists(path.text));
    page_free(&path);
    finish(&played);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(only_a_player_at_a_terminal_is_asked,
                               start_anew),
        cmocka_unit_test_setup(a_game_that_was_not_begun_changes_nothing,
                               start_anew),
        cmocka_unit_test_setup(
            the_second_game_of_a_kind_comes_without_the_offer, start_anew),
        cmocka_unit_test_setup(a_finished_game_ends_the_offer, start_anew),
        cmocka_unit_test_setup(
            a_lesson_that_was_done_ends_the_offer_for_its_game, start_anew),
        cmocka_unit_test_setup(each_game_is_noted_once, start_anew),
        cmocka_unit_test_setup(without_a_store_nothing_is_offered_or_noted,
                               start_anew),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
