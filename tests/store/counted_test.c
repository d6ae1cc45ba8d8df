/* SPDX-License-Identifier: MIT */
/* A game counts once; damaged games are reported and can be removed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/games.h"
#include "tests/kit/null_play.h"
#include "tests/kit/one_keeper.h"

static void play_kept_move(u16 move)
{
    assert_int_equal(carry_out(&keeper.session, INTENT_PLAY, 0, move), FINE);
    assert_int_equal(keep(&keeper), STORE_FINE);
}

static long long count_results(void)
{
    return ask_file(keeper_path, "SELECT count(*) FROM outcomes");
}

/* -------------------------------------------------------------- counting */

/* The save holds the position before the last move. */
static void loading_and_ending_a_save_again_counts_once(void **state)
{
    Fault fault;
    u32 length;
    char *text;
    int i;
    (void)state;
    start_board(&keeper, "sliding", "3x3", "1 2 3 4 5 6 0 7 8");
    play_kept_move(7);
    text = strdup(saved_text(&keeper.session, &length));
    for (i = 0; i < 3; i++) {
        autosave_stop(&keeper.autosave);
        assert_int_equal(session_load(&keeper.session, text, length, &fault),
                         FINE);
        if (i == 2)
            carry_out(&keeper.session, INTENT_HINT, 0, 0);
        play_kept_move(LAST_MOVE);
        assert_int_equal(keeper.autosave.over, 1);
        assert_int_equal(count_results(), 1);
    }
    free(text);
}

/* The start's name does not matter. */
static void a_start_counts_once_under_any_name(void **state)
{
    static const char *const names[] = {"", "corner", "edge"};
    int i;
    (void)state;
    for (i = 0; i < 3; i++) {
        start_last_move(&keeper);
        strcpy(keeper.session.name, names[i]);
        play_kept_move(LAST_MOVE);
        assert_int_equal(count_results(), 1);
    }
}

static void see_name(void *own, const Outcome *outcome)
{
    strcpy(own, outcome->name);
}

static void a_result_keeps_the_name_of_its_start(void **state)
{
    char name[NAME_SIZE] = "";
    (void)state;
    start_last_move(&keeper);
    strcpy(keeper.session.name, "corner");
    play_kept_move(LAST_MOVE);
    assert_int_equal(outcomes_list(keeper.store, NULL, see_name, name),
                     STORE_FINE);
    assert_string_equal(name, "corner");
    assert_sound(keeper.store);
    edit_file(keeper_path, "UPDATE outcomes SET name = 'edge'");
    assert_int_equal(
        check_store(keeper.store, &(long){0}, &(long){0}, NULL, NULL),
        STORE_UNFIT);
}

/* Another solution, another board, and another day's puzzle count. */
static void other_games_count(void **state)
{
    (void)state;
    start_last_move(&keeper);
    play_kept_move(LAST_MOVE);
    start_last_move(&keeper);
    play_kept_move(6);
    play_kept_move(7);
    play_kept_move(LAST_MOVE);
    assert_int_equal(count_results(), 2);
    start_board(&keeper, "sliding", "3x3", "1 2 3 4 5 0 7 8 6");
    play_kept_move(8);
    assert_int_equal(count_results(), 3);
    start_last_move(&keeper);
    strcpy(keeper.session.date, "2026-11-21");
    play_kept_move(LAST_MOVE);
    assert_int_equal(count_results(), 4);
}

static void restarting_after_the_end_begins_another_game(void **state)
{
    long long first;
    (void)state;
    start_last_move(&keeper);
    play_kept_move(LAST_MOVE);
    first = keeper.autosave.id;
    carry_out(&keeper.session, INTENT_RESTART, 0, 0);
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_int_equal(carry_out(&keeper.session, INTENT_GO_TO, 1, 0),
                     NO_SUCH_MOVE);
    play_kept_move(6);
    assert_true(keeper.autosave.id > first);
    assert_int_equal(keeper.autosave.over, 0);
    assert_int_equal(count_results(), 1);
}

/* This holds even if the game was resumed from the store after its end. */
static void a_resumed_game_remembers_its_end(void **state)
{
    long long id;
    (void)state;
    start_last_move(&keeper);
    play_kept_move(LAST_MOVE);
    id = keeper.autosave.id;
    carry_out(&keeper.session, INTENT_UNDO, 0, 0);
    play_kept_move(6);
    assert_int_equal(resume_game(&keeper.autosave, &keeper.session, id),
                     STORE_FINE);
    assert_int_equal(keeper.session.ended, 1);
    carry_out(&keeper.session, INTENT_RESTART, 0, 0);
    assert_int_equal(keeper.session.count, 0);
}

/* Boards of one's own have nothing but their cards to tell them apart. */
static void boards_with_other_cards_count_apart(void **state)
{
    static const char *const boards[] = {
        "Foundations: H-Q C-K D-Q S-K\nFreecells:\n: KH\n: KD\n",
        "Foundations: H-Q C-K D-Q S-K\nFreecells:\n: KD\n: KH\n",
        "Foundations: H-K C-Q D-Q S-K\nFreecells:\n: KC\n: KD\n"};
    u16 move;
    int i;
    (void)state;
    for (i = 0; i < 6; i++) {
        Reader reader;
        Fault fault;
        start_board(&keeper, "freecell", "4cells", boards[i % 3]);
        reader_start(&reader, "1h", 2);
        assert_int_equal(keeper.session.game->read_move(
                             keeper.session.position, &reader, &move, &fault),
                         FINE);
        play_kept_move(move);
        assert_true(session_is_over(&keeper.session));
        assert_int_equal(count_results(), i < 3 ? i + 1 : 3);
    }
}

/* ------------------------------------------------- games from elsewhere */

static void play_lines(const char *const *lines)
{
    Front front;
    Null null;
    null_start(&null, lines, &front);
    table_play(&keeper.session, &front, &keeper.autosave);
    page_free(&null.told);
}

/* Loads a game that was won with tile 8, as a session begins with --load. */
static void take_won_game(void)
{
    Fault fault;
    u32 length;
    char *text;
    start_last_move(&keeper);
    assert_int_equal(carry_out(&keeper.session, INTENT_PLAY, 0, LAST_MOVE),
                     FINE);
    text = strdup(saved_text(&keeper.session, &length));
    assert_int_equal(session_load(&keeper.session, text, length, &fault),
                     FINE);
    free(text);
}

static void someone_elses_win_is_not_the_players(void **state)
{
    (void)state;
    take_won_game();
    play_lines(LINES("standing"));
    assert_int_equal(ask_file(keeper_path, "SELECT count(*) FROM games"), 0);
    deal_by_word(&keeper.session, games_find("sliding"), "2x2", "abc");
    play_lines(LINES("1", "load q1s-0hgm446a5k01cydf30", "standing"));
    assert_int_equal(count_results(), 0);
}

static void going_on_with_it_is_kept_and_does_not_count(void **state)
{
    (void)state;
    take_won_game();
    play_lines(LINES("undo", "r"));
    assert_int_equal(
        ask_file(keeper_path, "SELECT count(*) FROM games WHERE over"), 1);
    assert_int_equal(resume_game(&keeper.autosave, &keeper.session, 1),
                     STORE_FINE);
    play_lines(LINES("l", "8", "again", "r"));
    assert_int_equal(count_results(), 0);
    play_lines(LINES("l", "8"));
    assert_int_equal(count_results(), 1);
}

/* Nor does the detour through a file make a second result of one game. */
static void a_game_counts_once_through_a_file(void **state)
{
    char save[80];
    char load[80];
    (void)state;
    snprintf(save, sizeof save, "save %s", scratch("won.txt"));
    snprintf(load, sizeof load, "load %s", scratch("won.txt"));
    start_last_move(&keeper);
    play_lines(LINES("r", "l", "8", "undo", save, load, "r", "l", "8"));
    assert_int_equal(count_results(), 1);
}

/* --------------------------------------------------------------- damages */

static char seen[1024];

static void see_unfit(void *own, const char *words)
{
    (void)own;
    strcat(strcat(seen, words), "; ");
}

static StoreAnswer check(long *kept, long *ended)
{
    *seen = '\0';
    return check_store(keeper.store, kept, ended, see_unfit, NULL);
}

static long long win_board(const char *board)
{
    start_board(&keeper, "sliding", "3x3", board);
    if (strcmp(board + 12, "0 7 8") == 0)
        play_kept_move(7);
    play_kept_move(8);
    return keeper.autosave.id;
}

/* Stores two games in progress and three results; one of each is sound. */
static void make_damages(long long *ids)
{
    u8 rng[RNG_SIZE];
    int i;
    seed_rng(rng, 1);
    ids[0] = win_board("1 2 3 4 5 6 7 0 8");
    ids[1] = win_board("1 2 3 4 5 0 7 8 6");
    ids[2] = win_board("1 2 3 4 5 6 0 7 8");
    for (i = 3; i < 5; i++) {
        start_game(&keeper, "freecell", i == 3 ? "617" : "1");
        play_at_random(&keeper.session, 3, rng);
        assert_int_equal(keep(&keeper), STORE_FINE);
        ids[i] = keeper.autosave.id;
    }
    autosave_stop(&keeper.autosave);
    edit_file(keeper_path,
              "UPDATE outcomes SET save = replace(save, 'hints 0',"
              " 'hints 4294967295') WHERE id = 1");
    edit_file(keeper_path, "UPDATE outcomes SET hints = 7 WHERE id = 2");
    edit_file(keeper_path, "UPDATE games SET digest = '' WHERE seed = '617'");
}

static void every_damaged_game_is_reported_and_can_be_removed(void **state)
{
    long long ids[5];
    long kept, ended;
    char number[32];
    int i;
    (void)state;
    make_damages(ids);
    assert_int_equal(check(&kept, &ended), STORE_UNFIT);
    assert_int_equal(ended, 3);
    for (i = 0; i < 5; i++) {
        snprintf(number, sizeof number, "#%lld", ids[i]);
        assert_int_equal(strstr(seen, number) != NULL,
                         i == 0 || i == 1 || i == 3);
    }
    for (i = 0; i < 5; i++)
        if (i == 0 || i == 1 || i == 3)
            assert_int_equal(
                in_progress_drop(keeper.store, ids[i], &keeper.now),
                STORE_FINE);
    assert_int_equal(check(&kept, &ended), STORE_FINE);
    assert_string_equal(seen, "");
    assert_int_equal(ended, 1);
}

/* Statistics believe these columns, so each must agree with the save. */
static void a_result_that_its_save_denies_is_damaged(void **state)
{
    static const char *const columns[] = {"status", "moves", "score",
                                          "hints",  "undos", "clock"};
    char edit[80];
    long kept, ended;
    size_t i;
    (void)state;
    (void)win_board("1 2 3 4 5 6 7 0 8");
    for (i = 0; i < sizeof columns / sizeof *columns; i++) {
        snprintf(edit, sizeof edit, "UPDATE outcomes SET %s = %s + 1",
                 columns[i], columns[i]);
        edit_file(keeper_path, edit);
        assert_int_equal(check(&kept, &ended), STORE_UNFIT);
        snprintf(edit, sizeof edit, "UPDATE outcomes SET %s = %s - 1",
                 columns[i], columns[i]);
        edit_file(keeper_path, edit);
        assert_int_equal(check(&kept, &ended), STORE_FINE);
    }
    edit_file(keeper_path, "UPDATE outcomes SET game = 'kulki'");
    assert_int_equal(check(&kept, &ended), STORE_UNFIT);
}

/* Dropping damaged results must not remove others. */
static void a_sound_result_stays(void **state)
{
    const long long id = win_board("1 2 3 4 5 6 7 0 8");
    (void)state;
    edit_file(keeper_path, "DELETE FROM games");
    assert_int_equal(in_progress_drop(keeper.store, id, &keeper.now),
                     STORE_NONE);
    assert_int_equal(count_results(), 1);
    assert_int_equal(in_progress_drop(keeper.store, 99, &keeper.now),
                     STORE_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        KEEPER_TEST(loading_and_ending_a_save_again_counts_once),
        KEEPER_TEST(a_start_counts_once_under_any_name),
        KEEPER_TEST(a_result_keeps_the_name_of_its_start),
        KEEPER_TEST(other_games_count),
        KEEPER_TEST(boards_with_other_cards_count_apart),
        KEEPER_TEST(restarting_after_the_end_begins_another_game),
        KEEPER_TEST(a_resumed_game_remembers_its_end),
        KEEPER_TEST(someone_elses_win_is_not_the_players),
        KEEPER_TEST(going_on_with_it_is_kept_and_does_not_count),
        KEEPER_TEST(a_game_counts_once_through_a_file),
        KEEPER_TEST(every_damaged_game_is_reported_and_can_be_removed),
        KEEPER_TEST(a_result_that_its_save_denies_is_damaged),
        KEEPER_TEST(a_sound_result_stays),
    };
    return cmocka_run_group_tests_name("counted once", tests, NULL, NULL);
}
