/* SPDX-License-Identifier: MIT */
/* No command leaves a game whose last moves could not be stored, unless the
   player insists. */
#include <stdlib.h>
#include <string.h>

#include "rules/games.h"
#include "tests/kit/keeper.h"
#include "tests/kit/null_play.h"

static char path[128];

/* A full disk, as far as moves are concerned. */
static const char fill[] = "CREATE TRIGGER full BEFORE INSERT ON moves"
                           " BEGIN SELECT RAISE(ABORT, 'disk full'); END";
static const char empty[] = "DROP TRIGGER full";

static int (*ask)(void *own, const char *prompt, Page *line);

/* The lines "fill" and "empty" are for the disk. */
static int ask_or_meddle(void *own, const char *prompt, Page *line)
{
    int length = ask(own, prompt, line);
    while (length > 0 &&
           (!strcmp(line->text, "fill") || !strcmp(line->text, "empty"))) {
        edit_file(path, *line->text == 'f' ? fill : empty);
        length = ask(own, prompt, line);
    }
    return length;
}

/* Plays the lines in a sliding puzzle that "1 3 2 1 3" solves. */
static Null play_lines(const char *const *lines)
{
    Keeper keeper;
    Front front;
    Null null;
    strcpy(path, scratch("leaving.db"));
    open_keeper(&keeper, path);
    deal_by_word(&keeper.session, games_find("sliding"), "2x2", "abc");
    null_start(&null, lines, &front);
    ask = front.ask;
    front.ask = ask_or_meddle;
    table_play(&keeper.session, &front, &keeper.autosave);
    close_keeper(&keeper);
    return null;
}

static void assert_won(Null *null, long long results)
{
    assert_int_equal(ask_file(path, "SELECT count(*) FROM outcomes"), results);
    page_free(&null->told);
    remove_store(path);
}

/* How often the words were told. */
static int times_told(const Null *null, const char *words)
{
    const char *at = null->told.text;
    int times = 0;
    while ((at = strstr(at, words)) != NULL) {
        times++;
        at += strlen(words);
    }
    return times;
}

static const char not_saved[] = "The end of this game isn't saved: ";
static const char left[] = "The end of that game isn't saved.\n";

static void the_next_game_is_dealt_once_the_last_one_is_stored(void **state)
{
    Null null = play_lines(
        LINES("1 3 2 1", "fill", "3", "empty", "new 3x3 plum", "seed"));
    (void)state;
    assert_int_equal(times_told(&null, "Games can't be saved: "), 1);
    assert_int_equal(times_told(&null, "Games are saved again."), 1);
    assert_int_equal(times_told(&null, not_saved), 0);
    assert_int_equal(times_told(&null, "seed plum"), 1);
    assert_won(&null, 1);
}

/* Plays until the end can't be stored, tries to leave, and undoes the last
   move. */
static void assert_stays(const char *command)
{
    Null null = play_lines(
        LINES("1 3 2 1", "fill", "3", command, "undo", "empty", "3"));
    assert_int_equal(times_told(&null, not_saved), 1);
    assert_int_equal(null.refused, 1);
    assert_won(&null, 1);
}

static void no_command_leaves_a_game_that_is_not_stored(void **state)
{
    static const char *const commands[] = {
        "new 3x3 plum", "new daily",
        "again",        "recent 1",
        "following",    "open 1",
        "fresh plum",   "load q1s-0hgm446a5k80bt9nc",
        "quit"};
    size_t i;
    (void)state;
    for (i = 0; i < sizeof commands / sizeof *commands; i++)
        assert_stays(commands[i]);
}

static void nor_does_a_challenge(void **state)
{
    Null null = play_lines(LINES("1 3 2 1 3", "challenge"));
    char line[256] = "challenge ";
    const char *code = strstr(null.told.text, "qc2-");
    (void)state;
    assert_non_null(code);
    strncat(line, code, strcspn(code, "\n"));
    assert_won(&null, 1);
    assert_stays(line);
}

static void who_insists_may_leave(void **state)
{
    Null null = play_lines(LINES("1 3 2 1", "fill", "3", "new 3x3 plum",
                                 "new 3x3 plum", "empty", "seed"));
    (void)state;
    assert_int_equal(times_told(&null, not_saved), 1);
    assert_int_equal(times_told(&null, left), 1);
    assert_int_equal(null.refused, 2);
    assert_int_equal(times_told(&null, "seed plum"), 1);
    assert_int_equal(times_told(&null, "Games are saved again."), 0);
    assert_won(&null, 0);
}

static void who_insists_may_quit(void **state)
{
    Null null = play_lines(
        LINES("1 3 2 1", "fill", "3", "quit", "quit", "empty", "seed"));
    (void)state;
    assert_int_equal(times_told(&null, not_saved), 1);
    assert_int_equal(times_told(&null, left), 1);
    assert_int_equal(times_told(&null, "seed abc"), 0);
    assert_won(&null, 0);
}

/* A warning is about the game as it was then. */
static void another_move_calls_for_another_warning(void **state)
{
    Null null = play_lines(LINES("1 3 2", "fill", "1", "new 3x3 plum", "3",
                                 "new 3x3 plum", "empty", "undo", "redo"));
    (void)state;
    assert_int_equal(times_told(&null, not_saved), 2);
    assert_won(&null, 1);
}

/* It isn't new, whatever the reason. */
static void a_game_that_is_not_stored_has_no_name(void **state)
{
    Null null = play_lines(
        LINES("fill", "1 3 2", "name mine", "empty", "1", "name mine", "3"));
    (void)state;
    assert_int_equal(times_told(&null, "this game isn't saved yet"), 1);
    assert_int_equal(times_told(&null, "Game #1 is now called mine."), 1);
    assert_won(&null, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_next_game_is_dealt_once_the_last_one_is_stored),
        cmocka_unit_test(no_command_leaves_a_game_that_is_not_stored),
        cmocka_unit_test(nor_does_a_challenge),
        cmocka_unit_test(who_insists_may_leave),
        cmocka_unit_test(who_insists_may_quit),
        cmocka_unit_test(another_move_calls_for_another_warning),
        cmocka_unit_test(a_game_that_is_not_stored_has_no_name),
    };
    return cmocka_run_group_tests_name("leaving a game", tests, NULL, NULL);
}
