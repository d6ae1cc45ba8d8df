/* SPDX-License-Identifier: MIT */
/* Tests the list of games: their names, their order, and how they ended. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/kit/one_keeper.h"

static long long begin(const char *game, const char *seed)
{
    u8 rng[RNG_SIZE];
    seed_rng(rng, 1);
    start_game(&keeper, game, seed);
    play_at_random(&keeper.session, 2, rng);
    assert_int_equal(keep(&keeper), STORE_FINE);
    return keeper.autosave.id;
}

static void reopen(void)
{
    close_keeper(&keeper);
    open_keeper(&keeper, keeper_path);
}

/* The list as text. */
static char listed[1024];

static void see_game(void *own, const KeptGame *game)
{
    char *end = listed + strlen(listed);
    (void)own;
    snprintf(end, (size_t)(listed + sizeof listed - end), "%s:%s ", game->seed,
             game->slot);
}

static void assert_listed(const char *expected)
{
    *listed = '\0';
    assert_int_equal(in_progress_list(keeper.store, see_game, NULL),
                     STORE_FINE);
    assert_string_equal(listed, expected);
}

static void see_outcome(void *own, const Outcome *outcome)
{
    char *end = listed + strlen(listed);
    (void)own;
    snprintf(end, (size_t)(listed + sizeof listed - end), "%s %d %d; ",
             outcome->game, outcome->status, (int)outcome->moves);
}

static void assert_outcomes(const char *game, const char *expected)
{
    *listed = '\0';
    assert_int_equal(outcomes_list(keeper.store, game, see_outcome, NULL),
                     STORE_FINE);
    assert_string_equal(listed, expected);
}

static void assert_found(const char *name, long long expected)
{
    long long id = -1;
    assert_int_equal(in_progress_find(keeper.store, name, &id), STORE_FINE);
    assert_int_equal(id, expected);
}

/* A refusal always has a message. */
static void assert_says(StoreAnswer answer, StoreAnswer expected)
{
    assert_int_equal(answer, expected);
    assert_string_not_equal(store_words(keeper.store), "");
}

/* ------------------------------------------------------------------ lists */

static void the_last_played_is_listed_first(void **state)
{
    long long id;
    (void)state;
    assert_listed("");
    id = begin("kulki", "a");
    begin("sliding", "b");
    begin("freecell", "617");
    assert_listed("617: b: a: ");
    assert_int_equal(resume_game(&keeper.autosave, &keeper.session, id),
                     STORE_FINE);
    assert_listed("617: b: a: ");
    carry_out(&keeper.session, INTENT_HINT, 0, 0);
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_listed("a: 617: b: ");
}

static void see_all(void *own, const KeptGame *game)
{
    const Session *session = &keeper.session;
    ++*(int *)own;
    assert_int_equal(game->id, keeper.autosave.id);
    assert_string_equal(game->slot, "Eve");
    assert_string_equal(game->name, "corner");
    assert_string_equal(game->game, "sliding");
    assert_string_equal(game->variant, "3x3");
    assert_string_equal(game->date, "");
    assert_int_equal(game->at, session->at);
    assert_int_equal(game->count, session->count);
    assert_int_equal(game->hints, session->hints);
    assert_int_equal(game->undos, session->undos);
    assert_int_equal(game->clock, session->clock);
    assert_int_equal(game->score, session->game->score(session->position));
    assert_int_equal(game->status, GOING);
    assert_true(game->own_board);
    assert_int_equal(game->started, 1001);
    assert_int_equal(game->played, keeper.now.seconds);
}

static void a_listed_game_has_all_its_details(void **state)
{
    u8 rng[RNG_SIZE];
    int seen = 0;
    (void)state;
    seed_rng(rng, 2);
    start_board(&keeper, "sliding", "3x3", "1 2 3 4 5 6 0 7 8");
    strcpy(keeper.session.name, "corner");
    carry_out(&keeper.session, INTENT_TICK, 4321, 0);
    carry_out(&keeper.session, INTENT_PLAY, 0, 7);
    play_kept(&keeper, 20, rng);
    assert_int_equal(in_progress_name(keeper.store, keeper.autosave.id, "Eve"),
                     STORE_FINE);
    assert_int_equal(in_progress_list(keeper.store, see_all, &seen),
                     STORE_FINE);
    assert_int_equal(seen, 1);
}

static void an_edited_status_is_read_as_a_valid_one(void **state)
{
    (void)state;
    begin("kulki", "a");
    edit_file(keeper_path, "UPDATE games SET status = 200");
    start_last_move(&keeper);
    carry_out(&keeper.session, INTENT_PLAY, 0, LAST_MOVE);
    assert_int_equal(keep(&keeper), STORE_FINE);
    edit_file(keeper_path, "UPDATE outcomes SET status = -7, moves = -1");
    assert_listed("a: ");
    assert_outcomes(NULL, "sliding 0 999999999; ");
}

static void see_times(void *own, const KeptGame *game)
{
    long long *times = own;
    times[0] = game->started;
    times[1] = game->played;
}

/* "2 days ago" is computed from it. */
static void an_edited_time_is_read_as_a_possible_one(void **state)
{
    long long times[2];
    (void)state;
    begin("kulki", "a");
    edit_file(keeper_path, "UPDATE games SET started = 9223372036854775807,"
                           " played = -9223372036854775808");
    assert_int_equal(in_progress_list(keeper.store, see_times, times),
                     STORE_FINE);
    assert_int_equal(times[0], MOST_SECONDS);
    assert_int_equal(times[1], 0);
}

/* ------------------------------------------------------------------ names */

static void games_are_found_by_name_and_number(void **state)
{
    const long long first = begin("kulki", "a");
    const long long second = begin("kulki", "b");
    char number[24];
    long long id;
    (void)state;
    assert_int_equal(in_progress_name(keeper.store, first, "Tea-time"),
                     STORE_FINE);
    assert_int_equal(in_progress_name(keeper.store, second, "na\xc3\xafve"),
                     STORE_FINE);
    assert_found("Tea-time", first);
    assert_found("tea-TIME", first);
    assert_found("na\xc3\xafve", second);
    snprintf(number, sizeof number, "#%lld", second);
    assert_found(number, second);
    assert_found(number + 1, second);
    assert_says(in_progress_find(keeper.store, "77", &id), STORE_NONE);
    assert_says(in_progress_find(keeper.store, "#77", &id), STORE_NONE);
    assert_says(in_progress_find(keeper.store, "0", &id), STORE_NONE);
    assert_says(in_progress_find(keeper.store, "#", &id), STORE_NONE);
    assert_says(in_progress_find(keeper.store, "", &id), STORE_NONE);
    assert_says(in_progress_find(keeper.store, "99999999999999999999", &id),
                STORE_NONE);
    assert_says(in_progress_find(keeper.store, "Tea", &id), STORE_NONE);
}

static void the_daily_puzzle_played_last_goes_on(void **state)
{
    const long long first = begin("kulki", "a");
    const long long second = begin("kulki", "b");
    long long id;
    (void)state;
    edit_file(keeper_path, "UPDATE games SET date = '2026-11-21'");
    assert_int_equal(
        in_progress_find_daily(keeper.store, "kulki", "2026-11-21", &id),
        STORE_FINE);
    assert_int_equal(id, second);
    edit_file(keeper_path, "UPDATE games SET played = 1000 - id");
    assert_int_equal(
        in_progress_find_daily(keeper.store, "kulki", "2026-11-21", &id),
        STORE_FINE);
    assert_int_equal(id, first);
    assert_says(in_progress_find_daily(keeper.store, "kulki", "", &id),
                STORE_NONE);
}

static void names_are_single_words_and_unique(void **state)
{
    static const char *const bad[] = {"7",   "#7",    "#a",  "0",      "000",
                                      "a b", " ",     "a\n", "\x1b[m", "12-34",
                                      "-",   "a\x7f", "#",   " apple", "?"};
    /* bytes that aren't UTF-8, and the control character U+009B */
    static const char *const ill[] = {
        "\xffz",        "a\xc3", "\xc1\xa1",         "\xe0\x80\xa1",
        "\xed\xa0\x80", "a\x80", "\xf4\x90\x80\x80", "\xf8z",
        "\xc2\x9bz"};
    const long long first = begin("kulki", "a");
    const long long second = begin("kulki", "b");
    char longest[80];
    char cards[4 * 60 + 2];
    size_t i;
    (void)state;
    for (i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_says(in_progress_name(keeper.store, first, bad[i]),
                    STORE_TAKEN);
    for (i = 0; i < sizeof ill / sizeof *ill; i++)
        assert_says(in_progress_name(keeper.store, first, ill[i]),
                    STORE_TAKEN);
    for (i = 0; i < 60; i++)
        memcpy(cards + 4 * i, "\xf0\x9f\x82\xa1", 5);
    assert_int_equal(in_progress_name(keeper.store, first, cards), STORE_FINE);
    strcat(cards, "x");
    assert_says(in_progress_name(keeper.store, first, cards), STORE_TAKEN);
    memset(longest, 'x', sizeof longest);
    longest[61] = '\0';
    assert_says(in_progress_name(keeper.store, first, longest), STORE_TAKEN);
    longest[60] = '\0';
    assert_int_equal(in_progress_name(keeper.store, first, longest),
                     STORE_FINE);
    assert_int_equal(in_progress_name(keeper.store, first, "eve"), STORE_FINE);
    assert_int_equal(in_progress_name(keeper.store, first, "Eve"), STORE_FINE);
    assert_says(in_progress_name(keeper.store, second, "EVE"), STORE_TAKEN);
    assert_int_equal(in_progress_name(keeper.store, first, ""), STORE_FINE);
    assert_int_equal(in_progress_name(keeper.store, second, "EVE"),
                     STORE_FINE);
    assert_int_equal(in_progress_name(keeper.store, first, ""), STORE_FINE);
    assert_says(in_progress_name(keeper.store, 77, "adam"), STORE_NONE);
    assert_listed("b:EVE a: ");
}

static void naming_a_game_does_not_interrupt_its_player(void **state)
{
    const long long id = begin("kulki", "a");
    u8 rng[RNG_SIZE];
    (void)state;
    seed_rng(rng, 3);
    assert_int_equal(in_progress_name(keeper.store, id, "eve"), STORE_FINE);
    play_kept(&keeper, 10, rng);
    assert_int_equal(keeper.autosave.id, id);
}

/* ---------------------------------------------------------------- outcomes */

static void an_outcome_is_written_once(void **state)
{
    long long id;
    (void)state;
    start_last_move(&keeper);
    carry_out(&keeper.session, INTENT_PLAY, 0, LAST_MOVE);
    assert_int_equal(keep(&keeper), STORE_FINE);
    id = keeper.autosave.id;
    assert_outcomes(NULL, "sliding 1 1; ");
    carry_out(&keeper.session, INTENT_UNDO, 0, 0);
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_int_equal(keeper.autosave.over, 1);
    carry_out(&keeper.session, INTENT_PLAY, 0, 6);
    carry_out(&keeper.session, INTENT_PLAY, 0, 7);
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_resumes(&keeper, keeper_path);
    carry_out(&keeper.session, INTENT_PLAY, 0, LAST_MOVE);
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_outcomes(NULL, "sliding 1 1; ");
    assert_int_equal(keeper.autosave.id, id);
    assert_sound(keeper.store);
}

static void an_outcome_keeps_the_whole_game(void **state)
{
    Session session;
    Purse purse;
    Fault fault;
    char *text = NULL;
    (void)state;
    start_last_move(&keeper);
    carry_out(&keeper.session, INTENT_TICK, 4321, 0);
    carry_out(&keeper.session, INTENT_PLAY, 0, LAST_MOVE);
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_int_equal(
        outcomes_find_save(keeper.store, keeper.autosave.id, &text),
        STORE_FINE);
    open_player(&session, &purse);
    assert_int_equal(session_load(&session, text, (u32)strlen(text), &fault),
                     FINE);
    assert_same_game(&session, &keeper.session);
    close_player(&session, &purse);
    free(text);
    assert_says(outcomes_find_save(keeper.store, 77, &text), STORE_NONE);
    assert_null(text);
    assert_int_equal(ask_file(keeper_path,
                              "SELECT day = '2026-11-21' AND own_board AND "
                              "ended = 1001 AND clock = 4321 FROM outcomes"),
                     1);
}

/* Wins a game, and returns its number. */
static long long win(void)
{
    start_last_move(&keeper);
    carry_out(&keeper.session, INTENT_PLAY, 0, LAST_MOVE);
    assert_int_equal(keep(&keeper), STORE_FINE);
    return keeper.autosave.id;
}

enum { MOST_PAST = 100 };

static void old_finished_games_are_swept_unless_named(void **state)
{
    long long id, named;
    Session session;
    int i;
    (void)state;
    begin("kulki", "a");
    named = win();
    assert_int_equal(in_progress_name(keeper.store, named, "best"),
                     STORE_FINE);
    id = win();
    assert_listed("9:best a: ");
    for (i = 0; i < MOST_PAST; i++) {
        reopen();
        assert_int_equal(ask_file(keeper_path, "SELECT count(*) FROM games"),
                         i + 3);
        keeper.now.seconds = 2000 + i;
        win();
    }
    reopen();
    assert_int_equal(ask_file(keeper_path, "SELECT count(*) FROM games"),
                     MOST_PAST + 2);
    assert_int_equal(ask_file(keeper_path, "SELECT count(*) FROM moves"),
                     MOST_PAST + 3);
    assert_listed("9:best a: ");
    session_open(&session, &keeper.session.host);
    assert_says(resume_game(&keeper.autosave, &session, id), STORE_NONE);
    assert_int_equal(resume_game(&keeper.autosave, &session, named),
                     STORE_FINE);
    session_close(&session);
    assert_found("best", named);
    assert_outcomes(NULL, "sliding 1 1; ");
}

/* Another window may show it, and times of moves are for a challenge. */
static void a_finished_game_stays_when_others_open_the_store(void **state)
{
    const long long id = win();
    u32 clocks[1];
    Keeper other;
    (void)state;
    open_keeper(&other, keeper_path);
    assert_int_equal(
        challenges_read_times(other.store, id, &keeper.session, clocks),
        STORE_FINE);
    close_keeper(&other);
    assert_int_equal(in_progress_name(keeper.store, id, "best"), STORE_FINE);
    carry_out(&keeper.session, INTENT_UNDO, 0, 0);
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_int_equal(keeper.autosave.id, id);
}

static void
a_swept_game_can_be_taken_up_again_by_who_still_has_it(void **state)
{
    (void)state;
    win();
    edit_file(keeper_path, "DELETE FROM games");
    carry_out(&keeper.session, INTENT_UNDO, 0, 0);
    assert_int_equal(keep(&keeper), STORE_APART);
    assert_resumes(&keeper, keeper_path);
    carry_out(&keeper.session, INTENT_REDO, 0, 0);
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_outcomes("sliding", "sliding 1 1; ");
}

/* It is neither in progress nor to be dropped. */
static void a_finished_game_is_only_its_result(void **state)
{
    const long long id = win();
    long kept = 7;
    long ended = 7;
    (void)state;
    assert_listed("");
    assert_int_equal(check_store(keeper.store, &kept, &ended, NULL, NULL),
                     STORE_FINE);
    assert_int_equal(kept, 0);
    assert_int_equal(ended, 1);
    assert_says(in_progress_drop(keeper.store, id, &keeper.now), STORE_NONE);
    assert_non_null(strstr(store_words(keeper.store), "is finished"));
    edit_file(keeper_path, "UPDATE games SET digest = ''");
    assert_int_equal(in_progress_drop(keeper.store, id, &keeper.now),
                     STORE_FINE);
    assert_outcomes("sliding", "sliding 1 1; ");
    assert_sound(keeper.store);
}

static void a_dropped_game_is_given_up(void **state)
{
    const long long id = begin("freecell", "617");
    (void)state;
    begin("kulki", "a");
    assert_int_equal(in_progress_drop(keeper.store, id, &keeper.now),
                     STORE_FINE);
    assert_listed("a: ");
    assert_outcomes("freecell", "freecell 0 2; ");
    assert_outcomes("kulki", "");
    assert_says(in_progress_drop(keeper.store, id, &keeper.now), STORE_NONE);
    assert_int_equal(ask_file(keeper_path, "SELECT count(*) FROM moves"), 2);
    win();
    assert_int_equal(
        in_progress_name(keeper.store, keeper.autosave.id, "best"),
        STORE_FINE);
    assert_int_equal(
        in_progress_drop(keeper.store, keeper.autosave.id, &keeper.now),
        STORE_FINE);
    assert_listed("a: ");
    assert_outcomes(NULL, "freecell 0 2; sliding 1 1; ");
    assert_sound(keeper.store);
}

static void a_game_dropped_during_play_continues_as_another(void **state)
{
    const long long id = begin("kulki", "a");
    (void)state;
    assert_int_equal(in_progress_drop(keeper.store, id, &keeper.now),
                     STORE_FINE);
    carry_out(&keeper.session, INTENT_HINT, 0, 0);
    assert_int_equal(keep(&keeper), STORE_APART);
    assert_true(keeper.autosave.id > id);
    assert_resumes(&keeper, keeper_path);
}

/* ----------------------------------------------------------------- check */

static void a_check_reports_what_is_wrong(void **state)
{
    long kept, ended;
    (void)state;
    begin("kulki", "a");
    begin("mahjong", "b");
    assert_int_equal(
        in_progress_drop(keeper.store, begin("freecell", "c"), &keeper.now),
        STORE_FINE);
    assert_int_equal(check_store(keeper.store, &kept, &ended, NULL, NULL),
                     STORE_FINE);
    assert_int_equal(kept, 2);
    assert_int_equal(ended, 1);
    edit_file(keeper_path,
              "UPDATE outcomes SET save = replace(save, 'seed', 'x')");
    assert_says(check_store(keeper.store, &kept, &ended, NULL, NULL),
                STORE_UNFIT);
    edit_file(keeper_path,
              "UPDATE games SET digest = '' WHERE game = 'kulki'");
    assert_says(check_store(keeper.store, &kept, &ended, NULL, NULL),
                STORE_UNFIT);
}

static void undo_all(void)
{
    while (keeper.session.at)
        assert_int_equal(carry_out(&keeper.session, INTENT_UNDO, 0, 0), FINE);
    assert_int_equal(keep(&keeper), STORE_FINE);
}

/* Nobody looks for a game in which nothing is done, unless it has a name. */
static void a_game_whose_moves_were_undone_is_not_listed(void **state)
{
    long long id;
    (void)state;
    id = begin("freecell", "617");
    assert_listed("617: ");
    undo_all();
    assert_listed("");
    assert_int_equal(in_progress_name(keeper.store, id, "later"), STORE_FINE);
    assert_listed("617:later ");
    assert_int_equal(in_progress_name(keeper.store, id, ""), STORE_FINE);
    assert_int_equal(carry_out(&keeper.session, INTENT_REDO, 0, 0), FINE);
    assert_int_equal(keep(&keeper), STORE_FINE);
    assert_listed("617: ");
}

/* The latest may still be on some screen. */
static void old_starts_are_swept_away(void **state)
{
    enum { KEPT = 100 };
    long long first, id;
    int i;
    (void)state;
    first = begin("freecell", "1");
    undo_all();
    for (i = 2; i <= KEPT + 1; i++) {
        char seed[16];
        snprintf(seed, sizeof seed, "%d", i);
        (void)begin("freecell", seed);
        undo_all();
    }
    reopen();
    assert_int_equal(in_progress_find(keeper.store, "1", &id), STORE_NONE);
    assert_int_equal(in_progress_find(keeper.store, "2", &id), STORE_FINE);
    assert_int_equal(first, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        KEEPER_TEST(a_game_whose_moves_were_undone_is_not_listed),
        KEEPER_TEST(old_starts_are_swept_away),
        KEEPER_TEST(the_last_played_is_listed_first),
        KEEPER_TEST(a_listed_game_has_all_its_details),
        KEEPER_TEST(an_edited_status_is_read_as_a_valid_one),
        KEEPER_TEST(an_edited_time_is_read_as_a_possible_one),
        KEEPER_TEST(games_are_found_by_name_and_number),
        KEEPER_TEST(the_daily_puzzle_played_last_goes_on),
        KEEPER_TEST(names_are_single_words_and_unique),
        KEEPER_TEST(naming_a_game_does_not_interrupt_its_player),
        KEEPER_TEST(an_outcome_is_written_once),
        KEEPER_TEST(an_outcome_keeps_the_whole_game),
        KEEPER_TEST(old_finished_games_are_swept_unless_named),
        KEEPER_TEST(a_finished_game_stays_when_others_open_the_store),
        KEEPER_TEST(a_finished_game_is_only_its_result),
        KEEPER_TEST(a_swept_game_can_be_taken_up_again_by_who_still_has_it),
        KEEPER_TEST(a_dropped_game_is_given_up),
        KEEPER_TEST(a_game_dropped_during_play_continues_as_another),
        KEEPER_TEST(a_check_reports_what_is_wrong),
    };
    return cmocka_run_group_tests_name("shelves", tests, NULL, NULL);
}
