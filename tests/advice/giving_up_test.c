/* SPDX-License-Identifier: MIT */
/* Tests what advice says when it is told to stop, when a deal can't be won,
   and about boards that the learned player of Kulki doesn't know. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "advice/advisor.h"
#include "advice/explain.h"
#include "advice/freecell/grade.h"
#include "advice/kulki/kulki_player.h"
#include "host/host.h"
#include "rules/games.h"
#include "session/notation.h"
#include "table/advised/losing_move.h"
#include "tests/kit/player.h"

static const _Atomic u8 stop = 1;

typedef struct Asked {
    Session session;
    Purse purse;
    Advisor advisor;
    Page page;
} Asked;

static void start(Asked *asked, const char *game, const char *variant,
                  const char *seed)
{
    memset(asked, 0, sizeof *asked);
    open_player(&asked->session, &asked->purse);
    deal_by_word(&asked->session, games_find(game), variant, seed);
    advisor_start(&asked->advisor, PATIENCE);
    page_put(&asked->page, "", 0);
}

static void finish(Asked *asked)
{
    page_free(&asked->page);
    advisor_stop(&asked->advisor);
    close_player(&asked->session, &asked->purse);
}

/* Compares what was written, and forgets it. */
static void assert_written(Asked *asked, const char *words)
{
    assert_string_equal(asked->page.text, words);
    asked->page.used = 0;
    page_put(&asked->page, "", 0);
}

static void play(Asked *asked, u32 moves)
{
    const u8 seed[SEED_SIZE] = {7};
    u8 rng[RNG_SIZE];
    rng_seed(rng, seed);
    play_at_random(&asked->session, moves, rng);
}

/* ---------------------------------------------------------------- stopped */

static void a_stopped_solver_knows_nothing(void **state)
{
    static const char unknown[] =
        "Couldn't determine whether this can be won.\n";
    Asked asked;
    Loss loss;
    (void)state;
    start(&asked, "freecell", "", "617");
    asked.advisor.stop = &stop;
    explain_winnable(&asked.page, &asked.advisor, &asked.session);
    assert_written(&asked, unknown);
    assert_int_equal(explain_game(&asked.page, &asked.advisor, &asked.session),
                     LIMIT);
    assert_written(&asked, unknown);
    assert_false(explain_par(&asked.page, &asked.advisor, &asked.session));
    assert_written(&asked, "Couldn't work out a par.\n");
    play(&asked, 5);
    assert_false(advisor_find_loss(&asked.advisor, &asked.session, &loss));
    finish(&asked);
}

static void a_stopped_solver_of_slides_says_what_it_does_not_know(void **state)
{
    Asked asked;
    (void)state;
    start(&asked, "sliding", "4x4", "plum");
    asked.advisor.stop = &stop;
    explain_par(&asked.page, &asked.advisor, &asked.session);
    assert_null(strstr(asked.page.text, "optimal"));
    asked.page.used = 0;
    play(&asked, 3);
    explain_review(&asked.page, &asked.advisor, &asked.session);
    assert_non_null(
        strstr(asked.page.text,
               "; after 3 of them the exact distance is unknown.\n"));
    assert_non_null(strstr(asked.page.text, "Distance: at least "));
    finish(&asked);
}

static void a_stopped_player_of_kulki_finds_nothing(void **state)
{
    Asked asked;
    Loss loss;
    (void)state;
    start(&asked, "kulki", "", "plum");
    asked.advisor.stop = &stop;
    play(&asked, 3);
    explain_review(&asked.page, &asked.advisor, &asked.session);
    assert_written(&asked, "No mistakes found.\n");
    assert_false(explain_par(&asked.page, &asked.advisor, &asked.session));
    assert_written(&asked, "Couldn't work out a par.\n");
    assert_false(advisor_find_loss(&asked.advisor, &asked.session, &loss));
    finish(&asked);
}

/* ------------------------------------------------------------- unwinnable */

static void a_deal_that_cannot_be_won_has_no_losing_move(void **state)
{
    Asked asked;
    Loss loss;
    (void)state;
    start(&asked, "freecell", "", "11982");
    explain_game(&asked.page, &asked.advisor, &asked.session);
    assert_written(&asked, "This deal can't be won.\n");
    play(&asked, 2);
    explain_winnable(&asked.page, &asked.advisor, &asked.session);
    assert_written(&asked, "This deal can't be won.\n");
    assert_false(advisor_find_loss(&asked.advisor, &asked.session, &loss));
    assert_int_equal(loss.dealt, IMPOSSIBLE);
    finish(&asked);
}

static void play_text(Asked *asked, const char *moves)
{
    Reader list;
    Fault fault;
    u32 taken;
    reader_start(&list, moves, (u32)strlen(moves));
    assert_int_equal(notation_play_moves(&asked->session, &list,
                                         NUMBERS_AS_READ, &taken, &fault),
                     FINE);
}

/* As if the nodes had been too few for the two positions before. */
static void a_loss_may_lie_between_two_moves(void **state)
{
    Asked asked;
    Loss loss;
    char words[80];
    (void)state;
    start(&asked, "freecell", "2cells", "11");
    play_text(&asked, "5b b7 6b 18 4a 28");
    assert_true(advisor_find_loss(&asked.advisor, &asked.session, &loss));
    asked.advisor.loss.won -= 2;
    explain_game(&asked.page, &asked.advisor, &asked.session);
    snprintf(words, sizeof words,
             "One of moves %u to %u lost the game. After move %u, ",
             (unsigned)loss.won - 1, (unsigned)loss.lost,
             (unsigned)loss.won - 2);
    assert_memory_equal(asked.page.text, words, strlen(words));
    finish(&asked);
}

/* The last position has no moves, but for the deal the nodes are too few. */
static void a_lost_game_is_not_said_to_be_open(void **state)
{
    static const char lost[] =
        "This can't be won from here; couldn't find the losing move.\n";
    Asked asked;
    (void)state;
    start(&asked, "freecell", "2cells", "11");
    asked.advisor.patience = 30;
    play_text(&asked, "5b b7 6b 18 4a 28");
    assert_int_equal(explain_game(&asked.page, &asked.advisor, &asked.session),
                     IMPOSSIBLE);
    assert_written(&asked, lost);
    assert_false(
        losing_move_page(&asked.page, &asked.advisor, &asked.session, 0));
    assert_written(&asked, lost);
    finish(&asked);
}

static void a_won_game_has_no_losing_move(void **state)
{
    static const char won[] = "This game is won.\n";
    Asked asked;
    (void)state;
    start(&asked, "freecell", "", "1");
    set_board(&asked.session, games_find("freecell"), "",
              "Foundations: H-K C-K D-K S-Q\nFreecells: KS\n");
    play_text(&asked, "ah");
    explain_winnable(&asked.page, &asked.advisor, &asked.session);
    assert_written(&asked, won);
    assert_int_equal(explain_game(&asked.page, &asked.advisor, &asked.session),
                     SOLVED);
    assert_written(&asked, won);
    assert_false(
        losing_move_page(&asked.page, &asked.advisor, &asked.session, 0));
    assert_written(&asked, won);
    finish(&asked);
}

static void a_stopped_grader_grades_nothing(void **state)
{
    const u8 deal[SEED_SIZE] = {1}, none[SEED_SIZE] = {0};
    Grader grader;
    Grade grade;
    (void)state;
    assert_true(grader_start(&grader));
    grade = grade_seed(&grader, deal);
    assert_true(grade.proven);
    assert_in_range(grade.cells, 0, 3);
    grade = grade_seed(&grader, none);
    assert_int_equal(grade.cells, NO_GRADE);
    grader.stop = &stop;
    grade = grade_seed(&grader, deal);
    assert_int_equal(grade.cells, NO_GRADE);
    assert_false(grade.proven);
    grader_stop(&grader);
}

/* The goal itself is as near as can be. */
static void nothing_is_left_to_do_at_the_goal(void **state)
{
    Asked asked;
    (void)state;
    start(&asked, "sliding", "3x3", "plum");
    set_board(&asked.session, games_find("sliding"), "3x3",
              "1 2 3 4 5 6 7 8 0");
    explain_par(&asked.page, &asked.advisor, &asked.session);
    assert_written(&asked, "Par: 0 moves, the fewest possible. You "
                           "matched it.\n");
    finish(&asked);
}

/* Boards of the same width need a solver each. */
static void boards_of_any_size_follow_each_other(void **state)
{
    static const char *const sizes[] = {"3x3", "3x4", "3x3", "4x3", "3x2"};
    Asked asked;
    size_t i;
    (void)state;
    start(&asked, "sliding", "3x3", "plum");
    for (i = 0; i < COUNT_OF(sizes); i++) {
        deal_by_word(&asked.session, games_find("sliding"), sizes[i], "plum");
        explain_par(&asked.page, &asked.advisor, &asked.session);
        assert_non_null(strstr(asked.page.text, ", the fewest possible.\n"));
        asked.page.used = 0;
    }
    finish(&asked);
}

/* --------------------------------------------------------- unknown boards */

static void an_unknown_board_is_advised_by_rule_of_thumb(void **state)
{
    const Intent hint = {.what = INTENT_HINT};
    Reply reply = {.trace = {NULL, 0, 0}};
    Asked asked;
    Loss loss;
    (void)state;
    start(&asked, "kulki", "large", "plum");
    asked.session.hint_source = advisor_hint_source(&asked.advisor);
    assert_int_equal(session_do(&asked.session, &hint, &reply), FINE);
    assert_non_null(strstr(reply.says, ", by rule of thumb; or "));
    play(&asked, 3);
    explain_review(&asked.page, &asked.advisor, &asked.session);
    assert_written(&asked, "");
    assert_false(advisor_find_loss(&asked.advisor, &asked.session, &loss));
    finish(&asked);
}

/* ---------------------------------------------------------------- weights */

static void weights_are_read_from_a_file(void **state)
{
    Page trouble = PAGE_EMPTY;
    KulkiEngine *engine;
    (void)state;
    page_put(&trouble, "", 0);
    engine =
        kulki_player_make(TEST_SOURCE "/data/kulki/weights.bin", &trouble);
    assert_string_equal(trouble.text, "");
    assert_true(engine->loaded);
    kulki_player_free(engine);
    engine = kulki_player_make(TEST_SOURCE "/README.md", &trouble);
    assert_false(engine->loaded);
    assert_non_null(strstr(trouble.text, "README.md: "));
    assert_non_null(
        strstr(trouble.text, "; using the heuristic player instead"));
    kulki_player_free(engine);
    page_free(&trouble);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_stopped_solver_knows_nothing),
        cmocka_unit_test(
            a_stopped_solver_of_slides_says_what_it_does_not_know),
        cmocka_unit_test(a_stopped_player_of_kulki_finds_nothing),
        cmocka_unit_test(a_loss_may_lie_between_two_moves),
        cmocka_unit_test(a_deal_that_cannot_be_won_has_no_losing_move),
        cmocka_unit_test(a_lost_game_is_not_said_to_be_open),
        cmocka_unit_test(a_won_game_has_no_losing_move),
        cmocka_unit_test(a_stopped_grader_grades_nothing),
        cmocka_unit_test(nothing_is_left_to_do_at_the_goal),
        cmocka_unit_test(boards_of_any_size_follow_each_other),
        cmocka_unit_test(an_unknown_board_is_advised_by_rule_of_thumb),
        cmocka_unit_test(weights_are_read_from_a_file),
    };
    return cmocka_run_group_tests_name("advice that gives up", tests, NULL,
                                       NULL);
}
