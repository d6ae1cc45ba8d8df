/* SPDX-License-Identifier: MIT */
/* Tests what is stored of challenges, and what players are told of them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "challenge/challenge.h"
#include "challenge/sealed_code.h"
#include "tests/kit/keeper.h"
#include "tests/kit/null_play.h"

static char path[128];

static void use_store(const char *name)
{
    snprintf(path, sizeof path, "%s", scratch(name));
    remove_store(path);
}

/* Plays the lines on a board that tile 8 solves, after "lap" milliseconds for
   each. */
static Null play_lines(const char *code, const char *const *lines, u32 lap)
{
    Keeper keeper;
    Front front;
    Null null;
    open_keeper(&keeper, path);
    start_last_move(&keeper);
    if (code)
        assert_true(autosave_challenge(&keeper.autosave, code));
    null_start(&null, lines, &front);
    null.lap = lap;
    table_play(&keeper.session, &front, &keeper.autosave);
    close_keeper(&keeper);
    page_put(&null.told, "", 0);
    return null;
}

/* A stored game goes on. */
static Null go_on(long long id, const char *const *lines)
{
    Keeper keeper;
    Front front;
    Null null;
    open_keeper(&keeper, path);
    assert_int_equal(resume_game(&keeper.autosave, &keeper.session, id),
                     STORE_FINE);
    null_start(&null, lines, &front);
    null.lap = 500;
    table_play(&keeper.session, &front, &keeper.autosave);
    close_keeper(&keeper);
    page_put(&null.told, "", 0);
    return null;
}

static void assert_says(Null *null, const char *words, int says)
{
    if ((strstr(null->told.text, words) != NULL) != says)
        fail_msg("%s\"%s\" in \"%s\"", says ? "no " : "", words,
                 null->told.text);
}

/* The code that was told, which the caller frees. */
static char *code_in(const Null *null)
{
    const char *at = strstr(null->told.text, "qc2-");
    char *code;
    assert_non_null(at);
    code = strndup(at, strcspn(at, "\n"));
    return code;
}

/* Wins by the longer way: three moves. */
static char *challenge_of(const char *from, u32 lap)
{
    char line[64];
    Null null;
    char *code;
    use_store("sender");
    snprintf(line, sizeof line, "challenge %s", from);
    null = play_lines(NULL, LINES("r", "l", "8", line), lap);
    code = code_in(&null);
    page_free(&null.told);
    remove_store(path);
    return code;
}

static void a_winner_is_sent_with_name_and_times(void **state)
{
    char *code = challenge_of("Ann", 2000);
    Challenge challenge;
    Fault fault;
    (void)state;
    challenge_open(&challenge, &malloc_host);
    assert_int_equal(
        challenge_read(&challenge, code, (u32)strlen(code), &fault), FINE);
    assert_string_equal(challenge.from, "Ann");
    assert_int_equal(challenge.game.count, 3);
    assert_int_equal(challenge.game.clock, 6000);
    assert_non_null(challenge.clocks);
    assert_in_range(challenge.clocks[0], 1600, 2000);
    assert_in_range(challenge.clocks[1], 3600, 4000);
    assert_in_range(challenge.clocks[2], 5600, 6000);
    challenge_close(&challenge);
    free(code);
}

static void a_challenge_is_sealed_until_the_end(void **state)
{
    char *code = challenge_of("Ann", 2000);
    Null null;
    (void)state;
    use_store("sealed");
    null = play_lines(code, LINES("r", "l", "challenge"), 500);
    assert_says(&null, "Ann challenges you to this deal", 1);
    assert_says(&null, "moves", 0);
    assert_says(&null, "0:06", 0);
    page_free(&null.told);
    null = go_on(1, LINES("8"));
    assert_says(&null, "challenges you", 0);
    assert_says(&null,
                "You both won. You were faster than Ann: 0:02 against 0:06.",
                1);
    assert_says(&null, "moves           3                         3\n", 1);
    assert_says(&null, "Type 'challenge' to answer with your game.", 1);
    page_free(&null.told);
    remove_store(path);
    free(code);
}

static void giving_up_opens_the_seal_and_is_help(void **state)
{
    char *code = challenge_of("", 2000);
    Null null;
    (void)state;
    use_store("given_up");
    null = play_lines(code, LINES("r", "challenge open", "l", "8"), 500);
    assert_says(&null, "A friend challenges you", 1);
    assert_says(&null,
                "You didn't win, unlike your friend: 6 tiles in place against "
                "8 tiles in place.",
                1);
    assert_says(&null, "hints           1                         0\n", 1);
    assert_says(&null, "faster than your friend", 1);
    page_free(&null.told);
    remove_store(path);
    free(code);
}

static void a_new_game_answers_no_challenge(void **state)
{
    char *code = challenge_of("Ann", 2000);
    Null null;
    (void)state;
    use_store("new");
    null = play_lines(code, LINES("8", "again", "8", "challenge open"), 500);
    assert_says(&null, "This game answers no challenge", 1);
    page_free(&null.told);
    assert_int_equal(
        ask_file(path, "SELECT count(*) FROM games WHERE challenge NOT NULL"),
        1);
    remove_store(path);
    free(code);
}

/* Someone edited the store, or mixed two. */
static void a_challenge_about_another_deal_is_ignored(void **state)
{
    static const char *const boards[][2] = {
        {"sliding", "1 2 3\n4 5 6\n0 7 8\n"},
        {"mahjong", "0 0 0 1b\n0 2 0 1b\n"}};
    char *code = challenge_of("Ann", 2000);
    char sql[256];
    u8 rng[RNG_SIZE];
    Keeper keeper;
    Null null;
    size_t i;
    (void)state;
    seed_rng(rng, 1);
    for (i = 0; i < COUNT_OF(boards); i++) {
        use_store("mixed");
        open_keeper(&keeper, path);
        start_board(&keeper, boards[i][0], "", boards[i][1]);
        play_at_random(&keeper.session, 1, rng);
        assert_int_equal(keep(&keeper), STORE_FINE);
        close_keeper(&keeper);
        snprintf(sql, sizeof sql, "UPDATE games SET challenge = '%s'", code);
        edit_file(path, sql);
        null = go_on(1, LINES("challenge open"));
        assert_says(&null, "This game answers no challenge", 1);
        page_free(&null.told);
        remove_store(path);
    }
    free(code);
}

/* Before the first move there is nothing to play again. */
static void restarting_keeps_the_challenge(void **state)
{
    char *code = challenge_of("Ann", 2000);
    Null null;
    (void)state;
    use_store("restarted");
    null = play_lines(code, LINES("again", "r", "undo", "again", "8"), 500);
    assert_says(&null, "You both won. You were faster than Ann", 1);
    page_free(&null.told);
    remove_store(path);
    free(code);
}

static void a_challenge_is_opened_in_play(void **state)
{
    char *code = challenge_of("Ann", 2000);
    char *line = malloc(strlen(code) + 64);
    Null null;
    (void)state;
    use_store("opened");
    sprintf(line, "challenge https://example.org/#challenge/%s", code);
    null = play_lines(NULL, LINES(line, "8"), 500);
    assert_says(&null, "Ann challenges you", 1);
    assert_says(&null, "You both won. You were faster than Ann", 1);
    page_free(&null.told);
    line[strlen(line) - 1] = '!';
    null =
        play_lines(NULL, LINES(line, "challenge", "challenge open", "8"), 500);
    assert_says(&null, "damaged or incomplete", 1);
    assert_says(&null, "Only a finished game can be a challenge", 1);
    assert_says(&null, "This game answers no challenge", 1);
    assert_says(&null, "both won", 0);
    page_free(&null.told);
    remove_store(path);
    free(line);
    free(code);
}

static void names_are_checked(void **state)
{
    Null null;
    (void)state;
    use_store("names");
    null = play_lines(
        NULL, LINES("8", "challenge A name of more than 23 bytes"), 500);
    assert_says(&null, "A name has at most 23 bytes", 1);
    assert_says(&null, "qc2-", 0);
    page_free(&null.told);
    remove_store(path);
}

static StoreAnswer read_times_of(Keeper *keeper, u32 *clocks)
{
    return challenges_read_times(keeper->store, 1, &keeper->session, clocks);
}

/* Times that aren't known, because moves came from a save, are filled in. */
static void unknown_times_grow_steadily(void **state)
{
    u32 clocks[4];
    Keeper keeper;
    (void)state;
    use_store("unknown");
    make_store(path, 4);
    edit_file(path, "UPDATE moves SET clock = NULL");
    open_keeper(&keeper, path);
    assert_int_equal(resume_game(&keeper.autosave, &keeper.session, 1),
                     STORE_FINE);
    assert_int_equal(read_times_of(&keeper, clocks), STORE_NONE);
    edit_file(path, "UPDATE moves SET clock = 900 WHERE number = 3");
    assert_int_equal(read_times_of(&keeper, clocks), STORE_FINE);
    assert_int_equal(clocks[0], 300);
    assert_int_equal(clocks[1], 600);
    assert_int_equal(clocks[2], 900);
    assert_int_equal(clocks[3], 900);
    edit_file(path, "UPDATE moves SET clock = 60 WHERE number = 1");
    edit_file(path, "UPDATE moves SET clock = 20 WHERE number = 4");
    assert_int_equal(read_times_of(&keeper, clocks), STORE_FINE);
    assert_int_equal(clocks[0], 60);
    assert_int_equal(clocks[1], 480);
    /* a time before the last known one takes no time */
    edit_file(path, "UPDATE moves SET clock = 30 WHERE number = 3");
    assert_int_equal(read_times_of(&keeper, clocks), STORE_FINE);
    assert_int_equal(clocks[1], 60);
    assert_int_equal(clocks[2], 30);
    close_keeper(&keeper);
    remove_store(path);
}

/* A finished game can be undone and end otherwise. */
static void times_of_other_moves_are_unknown(void **state)
{
    u32 clocks[4];
    Keeper keeper;
    (void)state;
    use_store("other");
    make_store(path, 4);
    open_keeper(&keeper, path);
    assert_int_equal(resume_game(&keeper.autosave, &keeper.session, 1),
                     STORE_FINE);
    assert_int_equal(read_times_of(&keeper, clocks), STORE_FINE);
    edit_file(path, "UPDATE moves SET move = move + 1 WHERE number = 2");
    assert_int_equal(read_times_of(&keeper, clocks), STORE_NONE);
    close_keeper(&keeper);
    remove_store(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_winner_is_sent_with_name_and_times),
        cmocka_unit_test(a_challenge_is_sealed_until_the_end),
        cmocka_unit_test(giving_up_opens_the_seal_and_is_help),
        cmocka_unit_test(a_new_game_answers_no_challenge),
        cmocka_unit_test(a_challenge_about_another_deal_is_ignored),
        cmocka_unit_test(restarting_keeps_the_challenge),
        cmocka_unit_test(a_challenge_is_opened_in_play),
        cmocka_unit_test(names_are_checked),
        cmocka_unit_test(unknown_times_grow_steadily),
        cmocka_unit_test(times_of_other_moves_are_unknown),
    };
    return cmocka_run_group_tests_name("challenges kept", tests, NULL, NULL);
}
