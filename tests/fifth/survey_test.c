/* SPDX-License-Identifier: MIT */
/* Tests what a survey says about a game that no question is about. */
#include <string.h>

#include "command/survey/survey_request.h"
#include "tests/kit/typed.h"

static SurveyPlan plan;

static int read_plan(CommandLine *line)
{
    assert_string_equal(command_line_next_word(line), "plan");
    return survey_read_plan_request(&plan, line);
}

static void a_game_without_questions_is_refused(void **state)
{
    Page complaint = PAGE_EMPTY;
    (void)state;
    assert_int_equal(
        read_typed(read_plan, "survey plan lights 1..10", &complaint),
        EXIT_USAGE);
    assert_non_null(
        strstr(complaint.text, "no survey asks about lights; there are: "));
    page_free(&complaint);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_without_questions_is_refused),
    };
    return cmocka_run_group_tests_name("a game unsurveyed", tests, NULL, NULL);
}
