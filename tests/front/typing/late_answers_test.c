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
        {"freecell", "617", NULL, "7ax\x17", "7a", "No losing move so far"},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "x\x17", LOST_PLAYED,
         "watch how it could have been won"}};
    static const Typing none = {"kulki", "small plum", NULL,
                                "x\x17", "",           "can't be analysed"};
    (void)state;
    CHECK_ALL(some);
    assert_int_equal(hints_of(&some[0]), 1);
    assert_int_equal(hints_of(&some[1]), 1);
    check_typing(&none);
    assert_int_equal(hints_of(&none), 0);
}

static void an_explanation_has_a_title(void **state)
{
    static const Typing typed = {"freecell",  LOST_DEAL,
                                 NULL,        LOST_MOVES "x\x17",
                                 LOST_PLAYED, "\u2500 Explain \u2500"};
    (void)state;
    check_typing(&typed);
}

/* The box over a finished game makes way, and returns with all it said. */
static void an_explanation_is_shown_over_the_ending(void **state)
{
    static const Typing typed[] = {
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "28\x17", LOST_PLAYED ";28",
         "Move 5 (4a: 5 of clubs to free cell a) lost"},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "28\x17x\x17",
         LOST_PLAYED ";28", "watch how it could have been won"},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "28\x17x\x17",
         LOST_PLAYED ";28", "!\u2500 Stuck \u2500"},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "28\x17x\x17\033",
         LOST_PLAYED ";28", "\u2500 Stuck \u2500"},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "28\x17x\x17\033",
         LOST_PLAYED ";28", "Move 5 (4a: 5 of clubs to free cell a) lost"},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "28\x17x\x17",
         LOST_PLAYED ";28", "X  play on from move 4"},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "28\x17x\x17X", "5b;b7;6b;18",
         "!watch how it could have been won"}};
    (void)state;
    CHECK_ALL(typed);
}

/* Two of the four tiles of a face lie on or under others: taking the other two
   first loses. */
static const char stacks[] = "0 0 0 2b\n"
                             "0 0 1 1b\n"
                             "0 4 0 1b\n"
                             "0 4 1 2b\n"
                             "0 8 0 1b\n"
                             "0 12 0 1b\n";

/* The screen shows no places of tiles. */
static void mahjong_speaks_of_faces(void **state)
{
    static const Typing typed[] = {
        {"mahjong", "", stacks, "\x17t\x17", "", "Hint: 1 of bamboo (leads"},
        {"mahjong", "", stacks, ":i1 m1\r\x17x\x17", "i1 m1",
         "Move 1 (1 of bamboo) lost the game."},
        {"mahjong", "", stacks, ":i1 m1\r\x17x\x17", "i1 m1", "!a1"},
        {"mahjong", "", stacks, ":i1 m1\r\x17X", "",
         "Move 1 (1 of bamboo) lost the game."},
        {"mahjong", "", stacks, ":i1 m1\r\x17uR\2", "", "1 of bamboo"},
        {"mahjong", "", stacks, ":send #5\r", "",
         "No free tile matches this one: 2 of bamboo"}};
    (void)state;
    CHECK_ALL(typed);
}

static void what_is_said_names_keys_of_the_screen(void **state)
{
    static const Typing typed[] = {
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "\x17t", LOST_PLAYED,
         "This can't be won from here: x explains why, X goes back"},
        {"sliding", "3x3 plum", NULL, "x\x17", "", "No moves yet."},
        {"sliding", "3x3 i", NULL, "\x17t\x17", "", "Hint: 2 tiles down"},
        {"sliding", "3x3 plum", NULL, "\x17v\x17", "",
         "This can be won in 16 moves, the fewest possible."},
        {"mahjong", "7", NULL, "v\x17", "", "This can be won."}};
    (void)state;
    CHECK_ALL(typed);
}

/* A lost game has no solution from here, but one from before the losing
   move. */
static void a_lost_game_shows_how_it_could_have_been_won(void **state)
{
    static const Typing typed[] = {
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "\x17V", LOST_PLAYED,
         "move 4 of "},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "\x17V\x81", LOST_PLAYED,
         "52 cards home"},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "\x17Vq", LOST_PLAYED,
         "move 5 "},
        {"mahjong", "", stacks, ":i1 m1\r\x17x\x17V", "i1 m1", "move 0 of 3"},
        {"mahjong", "", stacks, ":i1 m1\r\x17V\x81", "i1 m1", "0 tiles left"}};
    (void)state;
    CHECK_ALL(typed);
    assert_int_equal(hints_of(&typed[0]), 1);
}

static void an_answer_waits_until_nothing_is_typed(void **state)
{
    static const Typing typed[] = {
        {"freecell", LOST_DEAL, NULL, LOST_MOVES ":s\x18\x17 y", LOST_PLAYED,
         ":s y"},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES ":s\x18\x17\033", LOST_PLAYED,
         "watch how it could have been won"},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "2\x18\x17 8",
         LOST_PLAYED ";28", "!watch how it could have been won"},
        /* The box over the ending asks for something, too, but not before. */
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "28:red\x18\x17o\r",
         LOST_PLAYED ";28", "watch how it could have been won"},
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

/* The end of the script is no key, either. */
static void an_answer_that_comes_while_drawing_is_shown(void **state)
{
    static const Typing typed[] = {
        {"kulki", "small plum", NULL, "t\x17", "", "Hint: "},
        {"freecell", LOST_DEAL, NULL, LOST_MOVES "\x17t", LOST_PLAYED,
         "This can't be won from here: x explains why, X goes back"}};
    (void)state;
    fake.late = 1;
    CHECK_ALL(typed);
    fake.late = 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_explanation_counts_as_help_when_it_is_there),
        cmocka_unit_test(an_explanation_has_a_title),
        cmocka_unit_test(an_explanation_is_shown_over_the_ending),
        cmocka_unit_test(mahjong_speaks_of_faces),
        cmocka_unit_test(a_lost_game_shows_how_it_could_have_been_won),
        cmocka_unit_test(what_is_said_names_keys_of_the_screen),
        cmocka_unit_test(an_answer_waits_until_nothing_is_typed),
        cmocka_unit_test(a_hint_is_given_in_the_game_that_asked_for_it),
        cmocka_unit_test(an_answer_that_comes_while_drawing_is_shown),
    };
    fake.thinks = 1;
    return cmocka_run_group_tests_name("late answers", tests, NULL, NULL);
}
