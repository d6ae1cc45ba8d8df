/* SPDX-License-Identifier: MIT */
/* Tests the pause and the refusal of hints in line mode. */
#include "host/host.h"
#include "rules/games.h"
#include "tests/kit/null_play.h"

#include <string.h>

static void hints_are_refused_until_they_are_on_again(void **state)
{
    Played played;
    (void)state;
    play(&played, "freecell", "617",
         LINES("hints off", "hint", "auto", "explain", "review", "hints",
               "hints on", "hint"));
    assert_int_equal(played.refused, 5);
    assert_int_equal(played.session.at, 0);
    assert_int_equal(played.session.hints, 1);
    assert_told(&played, "Hints are off; 'hints on' turns them on");
    assert_told(&played, "Usage: hints off");
    finish(&played);
}

static void help_after_the_end_is_no_help(void **state)
{
    Played played;
    (void)state;
    play(&played, "sliding", "2x2 plum",
         LINES("auto", "hints off", "explain"));
    assert_int_equal(session_is_over(&played.session), 1);
    assert_int_equal(played.refused, 0);
    finish(&played);
}

/* Two moves and a pause between them, with this much time for each line. */
static u32 play_paused(int watched, const char *const *lines)
{
    Session session;
    Choice choice;
    Fault fault;
    Front front;
    Null null;
    u32 clock;
    choice_start(&choice, games_find("freecell"));
    assert_int_equal(choice_set_seed(&choice, "617", &fault), FINE);
    session_open(&session, &malloc_host);
    assert_int_equal(session_deal(&session, choice.game, choice.variant,
                                  choice.seed, &fault),
                     FINE);
    null_start(&null, lines, &front);
    null.lap = 1000;
    front.watched = watched;
    assert_int_equal(table_play(&session, &front, NULL), 0);
    clock = session.clock;
    assert_int_equal(session.at, 2);
    page_free(&null.told);
    session_close(&session);
    return clock;
}

/* The line that ends the pause is no move, and its time is not counted. */
static void a_pause_takes_a_line_and_no_time(void **state)
{
    (void)state;
    assert_int_equal(play_paused(1, LINES("2a", "pause", "2b", "3b")), 4000);
    assert_int_equal(play_paused(1, LINES("2a", "3b")), 3000);
}

/* A script has no clock, and each of its lines is a command. */
static void a_script_does_not_pause(void **state)
{
    (void)state;
    assert_int_equal(play_paused(0, LINES("2a", "pause", "3b")), 4000);
}

static void help_more_lists_what_help_leaves_out(void **state)
{
    Played played;
    (void)state;
    play(&played, "kulki", "1", LINES("help more"));
    assert_told(&played, "  rewind ");
    assert_told(&played, "  standing ");
    assert_told(&played, "  pause ");
    assert_told(&played, "  hints off ");
    assert_null(strstr(played.null.told.text, "  undo, z"));
    finish(&played);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hints_are_refused_until_they_are_on_again),
        cmocka_unit_test(help_after_the_end_is_no_help),
        cmocka_unit_test(a_pause_takes_a_line_and_no_time),
        cmocka_unit_test(a_script_does_not_pause),
        cmocka_unit_test(help_more_lists_what_help_leaves_out),
    };
    return cmocka_run_group_tests_name("calm lines", tests, NULL, NULL);
}
