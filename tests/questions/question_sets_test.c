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

#include "host/host.h"
#include "questions/answer_mark.h"
#include "questions/asked_question.h"
#include "rules/sliding/sliding.h"

enum { TRIED = 3000, WANTED = 40 };

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

/* Whoever knows the difficulty gets the same question. */
static void require_same_again(const QuestionMaker *maker,
                               const AskedQuestion *question)
{
    static AskedQuestion again;
    QuestionQuota quota = {.least = question->difficulty,
                           .most = question->difficulty,
                           .each = 1,
                           .is_known = 1};
    assert_true(question_maker_make(maker, &quota, question->number, &again));
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
        for (number = 1; number <= TRIED && made < WANTED; number++)
            if (question_maker_make(&maker, &quota, number, &question)) {
                made++;
                assert_true(question.difficulty >= set->least &&
                            question.difficulty <= set->most);
                require_solved(&question);
                require_same_again(&maker, &question);
            }
        assert_int_equal(made, WANTED);
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(answers_of_solvers_solve),
        cmocka_unit_test(there_is_no_question_beyond_the_numbers),
        cmocka_unit_test(a_table_has_each_board_once),
        cmocka_unit_test(tables_reach_their_last_difficulty),
        cmocka_unit_test(no_shorter_line_exists),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
