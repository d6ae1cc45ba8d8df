/* SPDX-License-Identifier: MIT */
/* Tests the guide's second example by boards played on paper, and that its
   results are judged by points wherever results are shown. */
#include <string.h>

#include "docs/fifth/bubbles.h"
#include "host/host.h"
#include "session/share_text.h"
#include "statistics/result_rank.h"
#include "statistics/statistics_page.h"
#include "table/stored/comparison.h"
#include "tests/kit/sample_outcomes.h"
#include "tests/kit/trial.h"
#include "wording/wording.h"

static void assert_points(const Trial *trial, u32 points)
{
    assert_int_equal(bubbles.score(trial->bytes), points);
}

/* ---------------------------------------------------------------- the rules
 */

static void a_group_bursts_and_what_is_above_it_falls(void **state)
{
    Trial trial;
    (void)state;
    try_variant(&trial, &bubbles, "3");
    try_board(&trial, "1.... 2...3 1...1 3333. 2121.");
    assert_string_equal(board_of(&trial),
                        "1....\n2....\n1....\n33333\n21211\n");
    try_moves(&trial, "c4");
    assert_string_equal(board_of(&trial),
                        ".....\n1....\n2....\n1....\n21211\n");
    assert_points(&trial, 20);
    try_moves(&trial, "e5");
    assert_points(&trial, 22);
    assert_int_equal(bubbles.status(trial.bytes), LOST);
    assert_int_equal(apply_move(&trial, 5), GAME_OVER);
}

/* 25 bubbles at once: more points than fit in a byte. */
static void the_largest_group_is_worth_most(void **state)
{
    Trial trial;
    (void)state;
    try_variant(&trial, &bubbles, "");
    try_board(&trial, "11111 11111 11111 11111 11111");
    try_moves(&trial, "c3");
    assert_points(&trial, 600);
    assert_int_equal(bubbles.status(trial.bytes), WON);
}

static void a_refusal_says_what_would_be_right(void **state)
{
    Trial trial;
    (void)state;
    try_variant(&trial, &bubbles, "4");
    try_board(&trial, "..... ..... ..... ..... 11234");
    assert_int_equal(apply_move(&trial, 22), BUBBLES_ALONE);
    assert_int_equal(apply_move(&trial, 0), NOT_A_MOVE);
    assert_int_equal(apply_move(&trial, 21), NOT_A_MOVE);
    assert_int_equal(try_move(&trial, "b5"), 20);
    assert_string_equal(refused_move(&trial, "f1"),
                        "1: A bubble is a column's letter and a row from 1 to "
                        "5, like c2");
    assert_string_equal(refused_board(&trial, "12345"),
                        "1:5: Here should be a bubble's colour, 1 to 4, or . "
                        "for none");
    assert_string_equal(refused_variant(&bubbles, "9"),
                        "1: A number of colours is from 3 to 5");
}

/* -------------------------------------------------------------- the results
 */

/* Three games on 1 November, two of them lost and one given up. */
static void make_outcomes(Outcome *outcomes)
{
    static const u32 points[] = {42, 60, 300};
    unsigned i;
    for (i = 0; i < 3; i++) {
        outcomes[i] = plain_outcome;
        outcomes[i].id = i + 1;
        outcomes[i].game = "bubbles";
        outcomes[i].variant = "3";
        outcomes[i].score = points[i];
        outcomes[i].moves = 7 + i;
        outcomes[i].status = i < 2 ? LOST : GOING;
    }
}

static void a_lost_game_is_finished_and_ranked_by_points(void **state)
{
    Outcome outcomes[3];
    Tallies tallies;
    const Tally *tally;
    Scores scores;
    (void)state;
    make_outcomes(outcomes);
    scores = score_outcomes(outcomes, 3, "bubbles", "3", 10);
    assert_int_equal(scores.count, 2);
    assert_int_equal(scores.rows[0].score, 60);
    assert_int_equal(scores.rows[1].score, 42);
    scores_free(&scores);
    tallies = tally_outcomes(outcomes, 3, "2026-11-02");
    tally = tallies_find(&tallies, OF_GAME, "bubbles", "");
    assert_int_equal(tally->finished, 2);
    assert_int_equal(tally->figures[BY_SCORE].best, 60000);
    assert_int_equal(tally->given_up, 1);
    tallies_free(&tallies);
}

static void its_statistics_have_columns_for_points(void **state)
{
    Outcome outcomes[3];
    Tallies tallies;
    Page page = PAGE_EMPTY;
    (void)state;
    make_outcomes(outcomes);
    tallies = tally_outcomes(outcomes, 3, "2026-11-02");
    statistics_page_games(&page, &tallies, NULL);
    assert_non_null(strstr(page.text, "-- points --"));
    assert_non_null(strstr(page.text, "ended"));
    assert_null(strstr(page.text, "won"));
    page_free(&page);
    tallies_free(&tallies);
}

static void a_better_score_is_a_new_best(void **state)
{
    Outcome outcomes[3];
    ResultRank standing;
    Page page = PAGE_EMPTY;
    unsigned i;
    (void)state;
    make_outcomes(outcomes);
    result_rank_start(&standing, 2);
    for (i = 0; i < 3; i++)
        result_rank_find(&standing, &outcomes[i]);
    for (i = 0; i < 3; i++)
        result_rank_count(&standing, &outcomes[i]);
    result_rank_page(&page, &standing, "Bubbles");
    assert_string_equal(page.text, "New personal best: 60 points (before: 42 "
                                   "points).\nRank 1 of 2.\n");
    page_free(&page);
    result_rank_free(&standing);
}

/* Starts from a board, and touches spots. */
static void burst(Session *session, const char *board, const u8 *spots,
                  u8 count)
{
    static const u8 variant[VARIANT_SIZE] = {3}, seed[SEED_SIZE] = {1};
    Reply reply = {.moved = 0};
    u8 i;
    session_open(session, &malloc_host);
    assert_int_equal(session_start_board(session, &bubbles, variant, seed,
                                         board, (u32)strlen(board),
                                         &reply.fault),
                     FINE);
    for (i = 0; i < count; i++) {
        const Intent intent = {.what = INTENT_TOUCH, .spot = spots[i]};
        assert_int_equal(session_do(session, &intent, &reply), FINE);
    }
}

/* What line mode says at the end of a game of one move; a shared result
   follows. */
static const char *ending_of(const char *board, u8 spot)
{
    static char text[300];
    Session session;
    Writer writer;
    burst(&session, board, &spot, 1);
    memset(text, 0, sizeof text);
    writer_start(&writer, text, sizeof text - 1);
    wording_ending(&writer, &session);
    session_write_share_text(&session, 1, &writer);
    session_close(&session);
    return text;
}

/* Nothing in the wording knows the game. */
static void its_endings_tell_the_points(void **state)
{
    const char *text;
    (void)state;
    text = ending_of("11111 11111 11111 11111 11111", 0);
    assert_non_null(strstr(text, "You won! Your score is: 600\n"));
    assert_non_null(strstr(text, "\nWon: 600 points in 1 move, no hints\n"));
    text = ending_of("..... ..... ..... ..... 11232", 21);
    assert_non_null(strstr(text, "Game over! Your score is: 2\n"));
    assert_non_null(strstr(text, "\nGame over: 2 points in 1 move"));
}

/* Bursting the middle first clears the board, and is worth more. */
static void a_friends_game_is_compared_by_points(void **state)
{
    static const char board[] = "..... ..... 1.... 22... 111..";
    static const u8 losing[] = {20, 20}, winning[] = {15, 20};
    Session own;
    Challenge friendly = {.from = "Ann"};
    Page page = PAGE_EMPTY;
    (void)state;
    burst(&own, board, winning, 2);
    burst(&friendly.game, board, losing, 2);
    comparison_page(&page, &own, NULL, &friendly, 0);
    assert_non_null(strstr(page.text, "You came further than Ann: 14 points "
                                      "against 8 points.\n"));
    session_close(&own);
    session_close(&friendly.game);
    page_free(&page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_group_bursts_and_what_is_above_it_falls),
        cmocka_unit_test(the_largest_group_is_worth_most),
        cmocka_unit_test(a_refusal_says_what_would_be_right),
        cmocka_unit_test(a_lost_game_is_finished_and_ranked_by_points),
        cmocka_unit_test(its_statistics_have_columns_for_points),
        cmocka_unit_test(a_better_score_is_a_new_best),
        cmocka_unit_test(its_endings_tell_the_points),
        cmocka_unit_test(a_friends_game_is_compared_by_points)};
    return cmocka_run_group_tests_name("bubbles", tests, NULL, NULL);
}
