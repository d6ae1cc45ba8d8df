/* SPDX-License-Identifier: MIT */
/* Tests when answers of the solver's thread are shown and counted: they come
   later than they are asked for, perhaps at a bad time. */
#include "typist.h"

/* With two free cells, the fifth move loses this deal, and no move follows the
   sixth. */
#define LOST_DEAL "11 2cells"
#define LOST_MOVES "5bb76b184a"
#define LOST_PLAYED "5b;b7;6b;18;4a"

static u32 hints_of(const Typing *typing)
{
    Session session;
    u32 hints;
    play_typing(typing, &session);
    hints = session.hints;
    session_close(&session);
    return hints;
}

static void an_explanation_counts_as_help_when_it_is_there(void **state)
{
    static const Typing some[] = {
        {"freecell", "617", NULL, "7ax\x17", "7a", "This can be won"},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "x\x17", LOST_PLAYED,
         "this would have won"}};
    static const Typing none = {"kulki", "small plum", NULL,
                                "x\x17", "",           "can't be analysed"};
    (void)state;
    CHECK_ALL(some);
    assert_int_equal(hints_of(&some[0]), 1);
    assert_int_equal(hints_of(&some[1]), 1);
    check_typing(&none);
    assert_int_equal(hints_of(&none), 0);
}

/* What the box over a finished game says stays there. */
static void an_explanation_is_shown_over_the_ending(void **state)
{
    static const Typing typed[] = {
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "28\x17", LOST_PLAYED ";28",
         "Move 5 (4a: 5 of clubs to free cell a) lost"},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "28\x17x\x17",
         LOST_PLAYED ";28", "this would have won"},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "28\x17x\x17\033",
         LOST_PLAYED ";28", "Move 5 (4a: 5 of clubs to free cell a) lost"},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "28\x17x\x17X", "5b;b7;6b;18",
         "!this would have won"}};
    (void)state;
    CHECK_ALL(typed);
}

static void an_answer_waits_until_nothing_is_typed(void **state)
{
    static const Typing typed[] = {
        {"freecell", LOST_DEAL, NULL, LOST_MOVES ":s\x18\x17 y", LOST_PLAYED,
         ":s y"},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES ":s\x18\x17\033", LOST_PLAYED,
         "this would have won"},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "2\x18\x17 8",
         LOST_PLAYED ";28", "!this would have won"},
        /* The box over the ending asks for something, too, but not before. */
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "28:red\x18\x17o\r",
         LOST_PLAYED ";28", "this would have won"},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "28:red\x18\x17o\r\033\x17",
         LOST_PLAYED ";28", "Move 5 (4a: 5 of clubs to free cell a) lost"}};
    (void)state;
    CHECK_ALL(typed);
}

/* The thread looks for the par first, so the hint has to wait. */
static void a_hint_is_given_in_the_game_that_asked_for_it(void **state)
{
    static const Typing clicked = {"freecell",           "617", NULL,
                                   "Pt\x11\x12\x17\x17", "",    "!Hint: "};
    static const Typing typed = {"freecell",         "617", NULL,
                                 "Pt:new 618\r\x17", "",    "!Hint: "};
    static const Typing here = {"freecell",   "617", NULL,
                                "Pt\x17\x17", "",    "Hint: "};
    (void)state;
    fake.from = fake.to = "N daily";
    check_typing(&clicked);
    assert_int_equal(hints_of(&clicked), 0);
    check_typing(&typed);
    check_typing(&here);
    assert_int_equal(hints_of(&here), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_explanation_counts_as_help_when_it_is_there),
        cmocka_unit_test(an_explanation_is_shown_over_the_ending),
        cmocka_unit_test(an_answer_waits_until_nothing_is_typed),
        cmocka_unit_test(a_hint_is_given_in_the_game_that_asked_for_it),
    };
    fake.thinks = 1;
    return cmocka_run_group_tests_name("late answers", tests, NULL, NULL);
}
