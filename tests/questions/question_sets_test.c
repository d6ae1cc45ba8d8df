/* SPDX-License-Identifier: MIT */
/* Tests that a question is the same whenever it is made, is as difficult as it
   says, and is solved by its own answer. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "advice/kulki/kulki_player.h"
#include "host/host.h"
#include "questions/answer_mark.h"
#include "questions/asked_question.h"
#include "questions/judged_moves.h"
#include "rules/freecell/freecell.h"
#include "rules/mahjong/mahjong.h"
#include "rules/sliding/sliding.h"
#include "solve/freecell/freecell.h"
#include "solve/mahjong/rollout/pair_chances.h"

enum { TRIED = 3000, WANTED = 25, FEW = 2 };

/* Sets whose questions take long. */
static u32 wanted_of(const QuestionSet *set)
{
    return set == &freecell_cells_questions ||
                   set == &freecell_moves_questions ||
                   set == &kulki_best_questions
               ? FEW
               : WANTED;
}

static void open_set(QuestionMaker *maker, const QuestionSet *set)
{
    const char *reason = "";
    assert_true(question_maker_open(maker, set, &reason));
}

static QuestionQuota everything(const QuestionSet *set)
{
    const QuestionQuota quota = {
        .least = set->least, .most = set->most, .each = WANTED};
    return quota;
}

/* Its own answer solves it, with nothing in excess. */
static void require_solved(const AskedQuestion *question)
{
    MarkedAnswer marked;
    Page answer = PAGE_EMPTY;
    asked_question_page_answer(&answer, question);
    answer_mark(&marked, question, answer.text, answer.used);
    assert_int_equal(marked.mark, MARKED_SOLVED);
    assert_int_equal(answer_excess(&marked, question), 0);
    page_free(&answer);
}

/* Whoever knows the difficulty gets the same question, if for fewer nodes. */
static void require_same_again(const QuestionMaker *maker,
                               const AskedQuestion *question)
{
    static AskedQuestion again;
    QuestionQuota quota = {.least = question->difficulty,
                           .most = question->difficulty,
                           .each = 1,
                           .is_known = 1};
    assert_true(question_maker_make(maker, &quota, question->number, &again));
    assert_true(again.nodes <= question->nodes);
    again.nodes = question->nodes;
    assert_memory_equal(&again, question, sizeof again);
}

static void answers_of_solvers_solve(void **state)
{
    static AskedQuestion question;
    int i;
    (void)state;
    for (i = 0; question_sets[i]; i++) {
        const QuestionSet *set = question_sets[i];
        QuestionQuota quota = everything(set);
        QuestionMaker maker;
        u64 number;
        u32 made = 0;
        open_set(&maker, set);
        for (number = 1; number <= TRIED && made < wanted_of(set); number++)
            if (question_maker_make(&maker, &quota, number, &question)) {
                made++;
                assert_true(question.difficulty >= set->least &&
                            question.difficulty <= set->most);
                require_solved(&question);
                require_same_again(&maker, &question);
            }
        assert_int_equal(made, wanted_of(set));
        question_maker_close(&maker);
    }
}

static void there_is_no_question_beyond_the_numbers(void **state)
{
    const QuestionSet *set = &sliding_3x2_questions;
    QuestionQuota quota = everything(set);
    static AskedQuestion question;
    QuestionMaker maker;
    (void)state;
    open_set(&maker, set);
    assert_false(question_maker_make(&maker, &quota, 0, &question));
    assert_false(
        question_maker_make(&maker, &quota, set->numbers + 1, &question));
    quota.least = quota.most = 5;
    quota.count[5] = quota.each;
    for (; quota.count[0] < set->numbers; quota.count[0]++)
        assert_false(question_maker_make(&maker, &quota, quota.count[0] + 1,
                                         &question));
    question_maker_close(&maker);
}

/* The first half is public, and its last number is in no other half. */
static void the_second_half_is_held_out(void **state)
{
    int i;
    (void)state;
    for (i = 0; question_sets[i]; i++) {
        const u64 half = question_sets[i]->numbers / 2;
        AskedQuestion question = {.set = question_sets[i], .number = half};
        assert_false(question_is_held_out(&question));
        question.number = half + 1;
        assert_true(question_is_held_out(&question));
    }
}

/* All 360 boards but the solved one, each once, so that no board is in both
   halves; their lengths are those that a search from each finds. */
static void a_table_has_each_board_once(void **state)
{
    const QuestionSet *set = &sliding_3x2_questions;
    static AskedQuestion question[360];
    static u8 memory[1 << 20];
    QuestionQuota quota = {.least = 1, .most = 21, .each = 1000};
    QuestionMaker maker;
    u64 number;
    u32 made = 0;
    u32 i, farthest = 0;
    (void)state;
    open_set(&maker, set);
    for (number = 1; number <= set->numbers; number++) {
        AskedQuestion *asked = &question[made];
        Answer answer;
        const Question search = {.game = &sliding,
                                 .position = asked->position,
                                 .how = SOLVE_OPTIMAL,
                                 .memory = memory,
                                 .size = sizeof memory,
                                 .most_nodes = ~(u64)0};
        if (!question_maker_make(&maker, &quota, number, asked))
            continue;
        solve(&search, &answer);
        assert_int_equal(answer.verdict, SOLVED);
        assert_int_equal(answer.optimum.least, asked->difficulty);
        for (i = 0; i < made; i++)
            assert_memory_not_equal(question[i].position, asked->position,
                                    sizeof asked->position);
        if (asked->difficulty > farthest)
            farthest = asked->difficulty;
        made++;
    }
    assert_int_equal(made, set->numbers - 1);
    assert_int_equal(farthest, set->most);
    question_maker_close(&maker);
}

/* The last difficulty of each table is that of the farthest board. */
static void tables_reach_their_last_difficulty(void **state)
{
    static const QuestionSet *const sets[] = {&sliding_3x3_questions,
                                              &sliding_4x2_questions,
                                              &sliding_5x2_questions};
    static AskedQuestion question;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(sets); i++) {
        QuestionQuota beyond = {
            .least = sets[i]->most + 1, .most = MOST_DIFFICULTY, .each = 1};
        QuestionQuota last = everything(sets[i]);
        QuestionMaker maker;
        u64 number;
        u64 made = 0;
        last.least = last.most;
        open_set(&maker, sets[i]);
        for (number = 1; number <= sets[i]->numbers; number++) {
            assert_false(
                question_maker_make(&maker, &beyond, number, &question));
            made += (u64)question_maker_make(&maker, &last, number, &question);
        }
        assert_true(made > 0);
        question_maker_close(&maker);
    }
}

/* The line of a board of 4x4 is a shortest one: no solver finds a shorter. */
static void no_shorter_line_exists(void **state)
{
    static AskedQuestion question;
    QuestionQuota quota = {.least = 10, .most = 36, .each = 1};
    QuestionMaker maker;
    void *memory = malloc(SOLVE_COMFORT);
    u64 number;
    (void)state;
    open_set(&maker, &sliding_4x4_questions);
    for (number = 1; number <= 60; number++) {
        const Question search = {.game = &sliding,
                                 .position = question.position,
                                 .how = SOLVE_OPTIMAL,
                                 .memory = memory,
                                 .size = SOLVE_COMFORT,
                                 .most_nodes = ~(u64)0};
        Answer answer;
        if (!question_maker_make(&maker, &quota, number, &question))
            continue;
        quota.count[question.difficulty]++;
        solve(&search, &answer);
        assert_int_equal(answer.optimum.least, question.difficulty);
    }
    question_maker_close(&maker);
    free(memory);
}

/* ------------------------------------------------------------ other games */

/* Asks for a question of a number and a difficulty; returns whether it has
   that. */
static int make_at(const QuestionMaker *maker, u64 number, u32 difficulty,
                   AskedQuestion *question)
{
    const QuestionQuota quota = {
        .least = difficulty, .most = difficulty, .each = 1};
    return question_maker_make(maker, &quota, number, question);
}

/* As the survey of the first 32000 deals found (docs/results). */
static void deals_need_the_cells_that_a_survey_found(void **state)
{
    static const struct {
        u64 deal;
        u32 cells;
    } known[] = {{164, 0}, {892, 0}, {2, 1}, {3, 2}, {1, 3}, {169, 4}};
    static AskedQuestion question;
    QuestionMaker maker;
    size_t i;
    u32 cells;
    (void)state;
    open_set(&maker, &freecell_cells_questions);
    for (i = 0; i < COUNT_OF(known); i++)
        for (cells = 0; cells <= 4; cells++)
            assert_int_equal(make_at(&maker, known[i].deal, cells, &question),
                             cells == known[i].cells);
    assert_false(make_at(&maker, 11982, 4, &question)); /* needs five */
    question_maker_close(&maker);
}

/* Of a position's moves, the right ones win by a line, and the others don't by
   another search than the one that judged them. */
static void require_choice(const AskedQuestion *question,
                           Verdict (*judge)(const void *position))
{
    const Game *game = question->set->game;
    u16 move[1024];
    const u16 count = game->list(question->position, move, COUNT_OF(move));
    u32 right = 0;
    u16 i;
    for (i = 0; i < count; i++) {
        u8 after[MOST_POSITION];
        MarkedAnswer marked;
        Page text = PAGE_EMPTY;
        memcpy(after, question->position, sizeof after);
        page_move_from(&text, game, after, move[i]);
        answer_mark(&marked, question, text.text, text.used);
        assert_int_equal(game->apply(after, move[i], NULL), FINE);
        assert_int_equal(marked.mark, judge(after) == SOLVED ? MARKED_SOLVED
                                                             : MARKED_WRONG);
        right += marked.mark == MARKED_SOLVED;
        page_free(&text);
    }
    assert_int_equal(right, question->difficulty);
    assert_int_equal(right, question->length);
    assert_true(2 * right <= count);
}

static void *lent_memory;

static Question search_for(const Game *game, const void *position, How how)
{
    enum { ENOUGH = 500000 };
    const Question question = {.game = game,
                               .position = position,
                               .how = how,
                               .memory = lent_memory,
                               .size = 4 * (u64)SOLVE_COMFORT,
                               .most_nodes = ENOUGH};
    return question;
}

static Verdict judge_freecell(const void *position)
{
    Question question = search_for(&freecell, position, SOLVE_FAST);
    Answer answer;
    solve(&question, &answer);
    if (answer.verdict == SOLVED)
        return SOLVED;
    answer = no_answer;
    question.how = SOLVE_OPTIMAL;
    freecell_a_star(&question, &answer);
    assert_int_equal(answer.verdict, IMPOSSIBLE);
    return IMPOSSIBLE;
}

static Verdict judge_mahjong(const void *position)
{
    const Question question = search_for(&mahjong, position, SOLVE_FAST);
    Answer answer;
    solve(&question, &answer);
    assert_true(answer.verdict == SOLVED || answer.verdict == IMPOSSIBLE);
    return answer.verdict;
}

static void require_choices(const QuestionSet *set, u32 wanted,
                            Verdict (*judge)(const void *position))
{
    static AskedQuestion question;
    QuestionQuota quota = everything(set);
    QuestionMaker maker;
    u64 number;
    u32 made = 0;
    open_set(&maker, set);
    lent_memory = malloc(4 * (size_t)SOLVE_COMFORT);
    for (number = 1; made < wanted; number++)
        if (question_maker_make(&maker, &quota, number, &question)) {
            require_choice(&question, judge);
            made++;
        }
    free(lent_memory);
    question_maker_close(&maker);
}

static void the_right_moves_win_and_no_others(void **state)
{
    (void)state;
    require_choices(&freecell_moves_questions, FEW, judge_freecell);
    require_choices(&mahjong_pairs_questions, FEW, judge_mahjong);
}

static void require_mark(const AskedQuestion *question, const char *answer,
                         AnswerMark mark)
{
    MarkedAnswer marked;
    answer_mark(&marked, question, answer, strlen(answer));
    assert_int_equal(marked.mark, mark);
}

/* Writes pairs until none is free. */
static void page_dead_end(Page *page, const AskedQuestion *question)
{
    const Game *game = question->set->game;
    u8 position[MOST_POSITION];
    memcpy(position, question->position, sizeof position);
    while (game->status(position) == GOING) {
        u16 move;
        (void)game->list(position, &move, 1);
        page_move_from(page, game, position, move);
        page_text(page, " ");
        (void)game->apply(position, move, NULL);
    }
    assert_int_equal(game->status(position), STUCK);
}

/* Not even by a reshuffle, which would make them winnable. */
/* Deal 27 is won with two free cells. Whether one is enough would take a
   longer proof, so nobody may be asked for the fewest. */
static void a_proof_that_gives_up_makes_no_question(void **state)
{
    const QuestionQuota quota = everything(&freecell_cells_questions);
    static AskedQuestion question;
    QuestionMaker maker;
    (void)state;
    open_set(&maker, &freecell_cells_questions);
    assert_false(question_maker_make(&maker, &quota, 27, &question));
    question_maker_close(&maker);
}

static void boards_that_nobody_wins_are_impossible(void **state)
{
    Page line = PAGE_EMPTY;
    static AskedQuestion question;
    QuestionMaker maker;
    u64 number = 1;
    (void)state;
    open_set(&maker, &mahjong_boards_questions);
    while (!make_at(&maker, number, 11, &question))
        number++;
    assert_true(question.is_impossible);
    require_mark(&question, "impossible", MARKED_SOLVED);
    require_mark(&question, " Impossible. ", MARKED_SOLVED);
    require_mark(&question, "impossible to say", MARKED_UNREADABLE);
    page_dead_end(&line, &question);
    require_mark(&question, line.text, MARKED_UNSOLVED);
    page_text(&line, "shuffle");
    require_mark(&question, line.text, MARKED_ILLEGAL);
    page_free(&line);
    while (!make_at(&maker, number, 5, &question))
        number++;
    assert_false(question.is_impossible);
    require_mark(&question, "impossible", MARKED_WRONG);
    require_mark(&question, "a1 c1", MARKED_ILLEGAL);
    require_mark(&question, "The pair", MARKED_UNREADABLE);
    question_maker_close(&maker);
}

/* A search that finds neither a win nor a proof. */
static void search_nothing(void *memory, const void *position, Answer *answer)
{
    (void)memory;
    (void)position;
    *answer = no_answer;
    answer->verdict = LIMIT;
}

/* Nobody could say whether one of the other moves is right. */
static void without_a_proof_there_is_no_question(void **state)
{
    const QuestionSet *set = &freecell_moves_questions;
    const QuestionQuota quota = everything(set);
    static AskedQuestion question;
    static JudgedMoves judged;
    Question search;
    Answer answer;
    QuestionMaker maker;
    u64 number = 1;
    (void)state;
    open_set(&maker, set);
    while (!question_maker_make(&maker, &quota, number, &question))
        number++;
    question_maker_close(&maker);
    lent_memory = malloc(4 * (size_t)SOLVE_COMFORT);
    search = search_for(set->game, question.position, SOLVE_FAST);
    solve(&search, &answer);
    assert_true(judged_line_take(&judged.line, &answer, 0));
    free(lent_memory);
    judged.game = set->game;
    judged.search = search_nothing;
    memcpy(judged.position, question.position, sizeof judged.position);
    assert_false(judged_moves_make_question(&judged, 1, &quota, &question));
    assert_true(judged.winning && judged.unproven);
}

/* Difficulty 3 is 30 to 39 lost games of a hundred. */
static void boards_are_as_hard_as_a_player_finds_them(void **state)
{
    enum { GAMES = 100, TENTH = GAMES / 10 };
    const QuestionSet *set = &mahjong_boards_questions;
    const QuestionQuota quota = everything(set);
    static AskedQuestion question;
    void *memory = malloc(SOLVE_COMFORT);
    QuestionMaker maker;
    u64 number;
    (void)state;
    assert_non_null(memory);
    open_set(&maker, set);
    for (number = 1; number <= WANTED; number++) {
        PairChancesQuestion asked = {
            .game = (const Mahjong *)(const void *)question.position,
            .memory = memory,
            .size = SOLVE_COMFORT};
        u32 lost;
        if (!question_maker_make(&maker, &quota, number, &question) ||
            question.is_impossible)
            continue;
        memcpy(asked.seed, question.seed, sizeof asked.seed);
        lost = GAMES - mahjong_rate_board(&asked, GAMES);
        assert_true(lost >= question.difficulty * TENTH &&
                    lost < (question.difficulty + 1) * TENTH);
    }
    question_maker_close(&maker);
    free(memory);
}

/* A search that looks at ten times as many positions finds the same move, and
   about the same lead. Where it leads by less than a point, nothing is
   asked. */
static void a_long_search_agrees_about_kulki(void **state)
{
    enum { LONG = 20000, NUMBERS = 31 };
    static AskedQuestion question;
    const QuestionSet *set = &kulki_best_questions;
    KulkiEngine *engine = kulki_player_make(NULL, NULL);
    QuestionQuota quota = everything(set);
    QuestionMaker maker;
    u64 number;
    u32 made = 0;
    (void)state;
    open_set(&maker, set);
    for (number = 1; number <= NUMBERS; number++) {
        RankedMove ranked[2];
        Kulki game;
        if (!question_maker_make(&maker, &quota, number, &question))
            continue;
        memcpy(&game, question.position, sizeof game);
        assert_int_equal(kulki_engine_rank(engine, &game, LONG, ranked, 2), 2);
        assert_int_equal(question.answer[0], ranked[0].move);
        assert_true(ranked[0].worth - ranked[1].worth >= 100);
        made++;
    }
    assert_int_equal(made, 5);
    question_maker_close(&maker);
    kulki_player_free(engine);
}

static void one_move_of_kulki_is_right(void **state)
{
    static AskedQuestion question;
    const QuestionSet *set = &kulki_best_questions;
    QuestionQuota quota = everything(set);
    QuestionMaker maker;
    u16 move[8];
    u64 number = 1;
    u16 i;
    (void)state;
    open_set(&maker, set);
    while (!question_maker_make(&maker, &quota, number, &question))
        number++;
    assert_int_equal(question.length, 1);
    (void)set->game->list(question.position, move, COUNT_OF(move));
    for (i = 0; i < COUNT_OF(move); i++) {
        Page text = PAGE_EMPTY;
        page_move_from(&text, set->game, question.position, move[i]);
        require_mark(&question, text.text,
                     move[i] == question.answer[0] ? MARKED_SOLVED
                                                   : MARKED_WRONG);
        page_text(&text, " a1 a2");
        require_mark(&question, text.text, MARKED_UNREADABLE);
        page_free(&text);
    }
    require_mark(&question, "d4", MARKED_UNREADABLE);
    require_mark(&question, "z1 a1", MARKED_UNREADABLE);
    question_maker_close(&maker);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(answers_of_solvers_solve),
        cmocka_unit_test(there_is_no_question_beyond_the_numbers),
        cmocka_unit_test(the_second_half_is_held_out),
        cmocka_unit_test(a_table_has_each_board_once),
        cmocka_unit_test(tables_reach_their_last_difficulty),
        cmocka_unit_test(no_shorter_line_exists),
        cmocka_unit_test(deals_need_the_cells_that_a_survey_found),
        cmocka_unit_test(a_proof_that_gives_up_makes_no_question),
        cmocka_unit_test(the_right_moves_win_and_no_others),
        cmocka_unit_test(boards_that_nobody_wins_are_impossible),
        cmocka_unit_test(without_a_proof_there_is_no_question),
        cmocka_unit_test(boards_are_as_hard_as_a_player_finds_them),
        cmocka_unit_test(a_long_search_agrees_about_kulki),
        cmocka_unit_test(one_move_of_kulki_is_right),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
