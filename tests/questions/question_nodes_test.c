/* SPDX-License-Identifier: MIT */
/* Making questions takes exactly the nodes recorded in golden/questions.nodes,
   on every machine, so nobody makes it slower without noticing. If you change
   a search or a set on purpose, record the new numbers there. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "questions/question_set.h"
#include "tests/kit/player.h"

/* Tables need no search. */
static const struct {
    const QuestionSet *set;
    u64 numbers;
    u32 least, most; /* difficulties that are wanted */
} asked[] = {{&sliding_4x4_questions, 60, 10, 50},
             {&freecell_cells_questions, 6, 2, 3},
             {&freecell_moves_questions, 4, 1, 4},
             {&mahjong_boards_questions, 40, 0, 11},
             {&mahjong_pairs_questions, 10, 1, 3},
             {&kulki_best_questions, 60, 2, 5}};

static void page_nodes(Page *page, size_t which)
{
    static AskedQuestion question;
    const QuestionSet *set = asked[which].set;
    QuestionQuota quota = {.least = asked[which].least,
                           .most = asked[which].most,
                           .each = asked[which].numbers};
    QuestionMaker maker;
    const char *reason;
    u64 nodes = 0;
    u32 made = 0;
    u64 number;
    assert_true(question_maker_open(&maker, set, &reason));
    for (number = 1; number <= asked[which].numbers; number++) {
        made += (u32)question_maker_make(&maker, &quota, number, &question);
        nodes += question.nodes;
    }
    question_maker_close(&maker);
    page_format(page, "%s %s %lu questions %llu nodes\n", set->game->name,
                set->name, (unsigned long)made, (unsigned long long)nodes);
}

static void questions_take_the_recorded_nodes(void **state)
{
    Page page = PAGE_EMPTY;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(asked); i++)
        page_nodes(&page, i);
    assert_string_equal(page.text, golden_text("questions.nodes"));
    page_free(&page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(questions_take_the_recorded_nodes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
