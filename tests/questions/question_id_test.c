/* SPDX-License-Identifier: MIT */
/* Tests that an id has one spelling, and that others are told apart: those of
   no question, and those of other versions. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "questions/question_id.h"

static QuestionIdFault read_text(const char *text)
{
    QuestionId id;
    return question_id_read(&id, text, strlen(text));
}

static void ids_come_back(void **state)
{
    int i;
    (void)state;
    for (i = 0; question_sets[i]; i++) {
        const QuestionSet *set = question_sets[i];
        const QuestionId wanted = {set, set->most, set->numbers};
        QuestionId id;
        Page page = PAGE_EMPTY;
        question_id_page(&page, &wanted);
        assert_int_equal(question_id_read(&id, page.text, page.used),
                         QUESTION_ID_FINE);
        assert_ptr_equal(id.set, set);
        assert_int_equal(id.difficulty, set->most);
        assert_int_equal(id.number, set->numbers);
        page_free(&page);
    }
}

static void other_spellings_are_unknown(void **state)
{
    static const char *const unknown[] = {
        "",
        ":",
        "sliding",
        "sliding:1:3x3:20",
        "sliding:1:3x3:20:",
        "sliding:1:3x3:20:93:",
        "sliding:1:3x3:20:93 ",
        " sliding:1:3x3:20:93",
        "Sliding:1:3x3:20:93",
        "sliding:1:3x3:20:093",
        "sliding:1:3x3:020:93",
        "sliding:01:3x3:20:93",
        "sliding:1:3x3:+20:93",
        "sliding:1:3x3:20:-93",
        "sliding:1:3x3:20:0",
        "sliding:1:3x3:0:93",
        "sliding:1:3x3:32:93",
        "freecell:1:cells:9:1", /* more than the most, in one digit */
        "freecell:1:cells:25555:1",
        "sliding:1:3x3:20:181441",
        "sliding:1:3x3:20:99999999999999999999999999",
        "sliding:99999999999999999999:3x3:20:93",
        "sliding:x:3x3:20:93",
        "sliding:1:9x9:20:93",
        "sliding:1::20:93",
        "chess:1:3x3:20:93",
        "slidin:1:3x3:20:93",
        "slidings:1:3x3:20:93"};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(unknown); i++)
        assert_int_equal(read_text(unknown[i]), QUESTION_ID_UNKNOWN);
    assert_int_equal(read_text("sliding:1:3x3:20:93"), QUESTION_ID_FINE);
    assert_int_equal(read_text("sliding:1:3x3:20:181440"), QUESTION_ID_FINE);
}

static void other_versions_are_named(void **state)
{
    (void)state;
    assert_int_equal(read_text("sliding:0:3x3:20:93"),
                     QUESTION_ID_OTHER_VERSION);
    assert_int_equal(read_text("sliding:2:3x3:20:93"),
                     QUESTION_ID_OTHER_VERSION);
    assert_int_equal(read_text("sliding:999999:3x3:99:0"),
                     QUESTION_ID_OTHER_VERSION);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ids_come_back),
        cmocka_unit_test(other_spellings_are_unknown),
        cmocka_unit_test(other_versions_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
