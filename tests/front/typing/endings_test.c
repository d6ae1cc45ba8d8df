/* SPDX-License-Identifier: MIT */
/* Tests what keys and clicks do when a game has ended or is lost. */
#include <string.h>

#include "typist.h"

static const char nearly[] = "1 2\n0 3\n";
/* With two free cells, the fifth move loses this deal, and no move follows the
   sixth. */
#define STUCK_DEAL "11 2cells"
#define STUCK_MOVES "5bb76b184a28"

static void enter_deals_the_next_game(void **state)
{
    static const Typing typed[] = {
        {"sliding", "2x2 plum", nearly, "3", "3", "Game finished in 1 moves."},
        {"sliding", "3x3 plum", "1 2 3\n4 5 6\n0 7 8\n", ":l2\r", "l2",
         "Game finished in 2 moves."},
        {"sliding", "2x2 plum", nearly, "3\r", "", "!Game finished"},
        {"sliding", "2x2 plum", nearly, "3nn", "", "!Game finished"},
        {"sliding", "2x2 plum", nearly, "3\033\r", "3", "!Game finished"},
        {"sliding", "2x2 plum", nearly, "3u3", "3", "Game finished"},
        {"sliding", "2x2 plum", nearly, "3:next\r", "", "!Game finished"},
        {"sliding", "2x2 plum", nearly, "3r", "", "!Game finished"},
        {"sliding", "2x2 plum", nearly, "3u1r", "",
         "A new game with the same deal."}};
    (void)state;
    CHECK_ALL(typed);
}

/* The box comes back after the timeline with all that it said. */
static void the_box_returns_after_the_timeline(void **state)
{
    static const Typing typed[] = {
        {"freecell", STUCK_DEAL, NULL, STUCK_MOVES "T\x80\x81\033\x17",
         "5b;b7;6b;18;4a;28", "lost the game"},
        {"freecell", STUCK_DEAL, NULL, STUCK_MOVES "T\x80\x81\033\x17",
         "5b;b7;6b;18;4a;28", "X  play on from move 4"}};
    (void)state;
    fake.thinks = 1;
    CHECK_ALL(typed);
    fake.thinks = 0;
}

/* A win always has all cards home, so nobody needs to be told. */
static void a_win_is_told_once(void **state)
{
    static const char nearly_home[] =
        "Foundations: H-K C-Q D-K S-K\nFreecells:\n: KC\n";
    static const Typing typed[] = {
        {"freecell", "", nearly_home, "1h", "1h", "You won in 1 move."},
        {"freecell", "", nearly_home, "1h", "1h", "!\u2502 52 cards home"},
        {"freecell", STUCK_DEAL, NULL, STUCK_MOVES, "5b;b7;6b;18;4a;28",
         "\u2502 1 card home"}};
    (void)state;
    CHECK_ALL(typed);
}

/* The box begins as the original programs end. */
static void a_game_ends_with_its_authors_words(void **state)
{
    static const char pair[] = "0 0 0 1b\n0 4 0 1b\n";
    static const Typing typed[] = {
        {"sliding", "2x2 plum", nearly, "3", "3", "Game finished in 1 moves."},
        {"sliding", "2x2 plum", nearly, "3", "3", "!1 move  \u2502"},
        {"mahjong", "", pair, "1b", "a1 e1", "YOU WON!"},
        {"mahjong", "", pair,
         "\x10"
         "1b",
         "a1 e1", "1 move, 1:00"},
        {"freecell", STUCK_DEAL, NULL, STUCK_MOVES "\x10", "5b;b7;6b;18;4a;28",
         "No moves left after 6 moves."}};
    (void)state;
    CHECK_ALL(typed);
}

static void the_losing_move_is_taken_back(void **state)
{
    static const Typing typed[] = {
        {"freecell", STUCK_DEAL, NULL, STUCK_MOVES, "5b;b7;6b;18;4a;28",
         "No moves left after 6 moves"},
        {"freecell", STUCK_DEAL, NULL, STUCK_MOVES "\x10", "5b;b7;6b;18;4a;28",
         "1:00  "},
        {"freecell", STUCK_DEAL, NULL, STUCK_MOVES "X", "5b;b7;6b;18",
         "!No moves left after"},
        {"freecell", STUCK_DEAL, NULL, "5bb76b184aX", "5b;b7;6b;18", NULL},
        {"freecell", STUCK_DEAL, NULL, "5bb7X", "5b;b7",
         "No losing move so far. This can be won."},
        {"freecell", STUCK_DEAL, NULL, STUCK_MOVES ":rewind\r", "5b;b7;6b;18",
         "Move 5 (4a: 5 of clubs to free cell a) lost"}};
    (void)state;
    CHECK_ALL(typed);
}

/* In each \7, no key comes during a step. The move takes some. */
#define STEPS "\7\7\7\7\7\7\7\7"

static void a_celebration_precedes_the_result(void **state)
{
    static const Typing typed[] = {
        {"sliding", "2x2 plum", nearly, "3" STEPS, "3", "!Game finished"},
        {"sliding", "2x2 plum", nearly,
         "3" STEPS STEPS STEPS STEPS STEPS STEPS STEPS STEPS STEPS STEPS, "3",
         "Game finished"},
        {"sliding", "2x2 plum", nearly, "3" STEPS "\r", "3", "Game finished"},
        {"sliding", "2x2 plum", nearly, "3" STEPS "\033", "3",
         "Game finished"},
        {"sliding", "2x2 plum", nearly, "3" STEPS "u", "", "!Game finished"},
        {"sliding", "2x2 plum", nearly, "3" STEPS "\r\r", "",
         "!Game finished"},
        {"sliding", "2x2 plum", nearly, "3" STEPS "\x11\7\x12", "3",
         "Game finished"},
        {"sliding", "2x2 plum", nearly, "3u", "", "!Game finished"}};
    (void)state;
    fake.moves = 1;
    fake.from = fake.to = "Sliding";
    CHECK_ALL(typed);
    fake.moves = 0;
}

static unsigned count_suits(void)
{
    static const char *const suits[] = {"\u2660", "\u2663", "\u2665",
                                        "\u2666"};
    unsigned count = 0;
    const char *at;
    size_t i;
    for (i = 0; i < 4; i++)
        for (at = strstr(fake.screen.text, suits[i]); at;
             at = strstr(at + 1, suits[i]))
            count++;
    return count;
}

/* The last card goes home, and cards cascade until Enter is pressed. */
static void the_cascade_stays_behind_the_result(void **state)
{
    static const char nearly_home[] =
        "Foundations: H-K C-Q D-K S-K\nFreecells:\n: KC\n";
    static const Typing typed[] = {
        {"freecell", "", nearly_home,
         "1h" STEPS STEPS STEPS STEPS STEPS STEPS "\r", "1h", "Won"},
        {"freecell", "", nearly_home,
         "1h" STEPS STEPS STEPS STEPS STEPS STEPS "\r\033", "1h", "!Won"},
        {"freecell", "", nearly_home,
         "1h" STEPS STEPS STEPS STEPS STEPS STEPS "\ru", "", "!Won"}};
    (void)state;
    fake.moves = 1;
    check_typing(&typed[0]);
    assert_in_range(count_suits(), 20, 10000);
    check_typing(&typed[1]);
    assert_in_range(count_suits(), 4, 8);
    check_typing(&typed[2]);
    fake.moves = 0;
}

/* Where chance decides, the costliest move takes the place of the losing
   one. */
static void the_costliest_move_is_taken_back(void **state)
{
    static const Typing typed[] = {
        {"kulki", "plum", NULL,
         "a4d6 d6b3 i2f5 f8b1 a7c7 f7i1 i1e6 f1f4 g1c3 e1f2 f5i3 g7f6 c4e9X",
         "a4 d6;d6 b3;i2 f5;f8 b1;a7 c7;f7 i1;i1 e6;f1 f4;g1 c3;e1 f2;f5 i3",
         "Move 12 (g7 f6) cost most."}};
    (void)state;
    CHECK_ALL(typed);
}

#define WIN "312312"
#define WON_BY "3;1;2;3;1;2"

/* A challenge and a code are shown in a box, from which they can be copied. */
static void codes_can_be_copied(void **state)
{
    static const Typing typed[] = {
        {"sliding", "2x2 a", NULL, WIN ">", WON_BY, "c  challenge a friend"},
        {"sliding", "2x2 a", NULL, "3>", "3", "!challenge"},
        {"sliding", "2x2 a", NULL, "3>c", "3", "!challenge"},
        {"sliding", "2x2 a", NULL, WIN ">c", WON_BY, ":challenge"},
        {"sliding", "2x2 a", NULL, WIN ">c\r", WON_BY, "y  copy the code"},
        {"sliding", "2x2 a", NULL, WIN ":challenge Ann\r", WON_BY,
         "Challenge for a friend"},
        {"sliding", "2x2 a", NULL, "3:code\r", "3", "Replay code"}};
    static const struct {
        Typing typed;
        const char *code;
    } copied[] = {{{"sliding", "2x2 a", NULL, WIN ">cAnn\ry", WON_BY,
                    "Sent to the clipboard"},
                   "qc2-"},
                  {{"sliding", "2x2 a", NULL, WIN ":code\ry", WON_BY,
                    "Sent to the clipboard"},
                   "q1s-"}};
    size_t i;
    (void)state;
    CHECK_ALL(typed);
    for (i = 0; i < sizeof copied / sizeof *copied; i++) {
        fake.copied.used = 0;
        check_typing(&copied[i].typed);
        assert_int_equal(strncmp(fake.copied.text, copied[i].code, 4), 0);
        assert_null(strpbrk(fake.copied.text, " \n"));
    }
}

static void click(const Typing *typing, const char *words)
{
    fake.from = fake.to = words;
    check_typing(typing);
}

static void offers_are_clicked(void **state)
{
    static const Typing next = {"sliding",   "2x2 plum", nearly,
                                "3\x11\x12", "",         "!Game finished"};
    static const Typing undo = {
        "freecell",       STUCK_DEAL,      NULL, STUCK_MOVES "\x11\x12",
        "5b;b7;6b;18;4a", "!No moves left"};
    (void)state;
    click(&next, "next deal");
    click(&undo, "u undo  x");
}

/* As on the page, a full board offers to go back. */
static void the_last_ball_is_taken_back(void **state)
{
    static const char full[] = "   A B C D E\n"
                               "1| 1 2 3 4 5 |1\n"
                               "2| 3 4 5 1 2 |2\n"
                               "3| 5 1 2 3 4 |3\n"
                               "4| 2 3 4 5 1 |4\n"
                               "5| 4 5 1 2   |5\n";
    static const Typing typed[] = {
        {"kulki", "5x5", full, "d5e5", "d5 e5", "Enter next deal  u undo  x"},
        {"kulki", "5x5", full, "d5e5u", "", "!next deal"}};
    (void)state;
    CHECK_ALL(typed);
}

/* Stops before the end, so that going back costs undos but is no help. */
static void going_back_is_no_help(void **state)
{
    static const Typing typed = {"freecell",      STUCK_DEAL, NULL,
                                 STUCK_MOVES "X", "",         NULL};
    Session session;
    (void)state;
    play_typing(&typed, &session);
    assert_int_equal(session.at, 4);
    assert_int_equal(session.hints, 0);
    assert_int_equal(session.undos, 2);
    session_close(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(enter_deals_the_next_game),
        cmocka_unit_test(a_celebration_precedes_the_result),
        cmocka_unit_test(the_cascade_stays_behind_the_result),
        cmocka_unit_test(the_box_returns_after_the_timeline),
        cmocka_unit_test(a_win_is_told_once),
        cmocka_unit_test(a_game_ends_with_its_authors_words),
        cmocka_unit_test(the_losing_move_is_taken_back),
        cmocka_unit_test(the_costliest_move_is_taken_back),
        cmocka_unit_test(codes_can_be_copied),
        cmocka_unit_test(offers_are_clicked),
        cmocka_unit_test(the_last_ball_is_taken_back),
        cmocka_unit_test(going_back_is_no_help),
    };
    return cmocka_run_group_tests_name("endings", tests, NULL, NULL);
}
