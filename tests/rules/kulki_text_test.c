/* SPDX-License-Identifier: MIT */
/* Tests Kulki's variants, moves and boards as text, its pieces, and touches.
 */
#include <stdio.h>
#include <string.h>

#include "tests/kit/plain_kulki.h"
#include "tests/kit/trial.h"

/* -------------------------------------------------------------- variants */

static void variants_are_read_and_written(void **state)
{
    static const char *const pairs[][2] = {
        {"", "kulki"},
        {"  ", "kulki"},
        {"KLines", "klines"},
        {"kulki:9x9:7", "kulki"},
        {"kulki:7:9x9", "kulki"},
        {"5", "kulki:5"},
        {"12x10", "kulki:12x10"},
        {"5x9", "kulki:5x9"},
        {"9x5", "kulki:9x5"},
        {"12X10:3", "kulki:12x10:3"},
        {"lines98:5x15:9", "lines98:5x15:9"},
        {"large:15x5", "large:15x5"},
        {"small:7x8", "small:7x8"},
        {"web9:9", "web9"},
        {"web9:7", "web9:7"},
        {"medium:9x9:3:4", "medium:4"},
        {" web5 ", "web5"}};
    Trial trial;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(pairs); i++) {
        try_variant(&trial, &kulki, pairs[i][0]);
        assert_string_equal(variant_text(&trial), pairs[i][1]);
    }
}

static void bad_variants_are_refused(void **state)
{
    static const char *const pairs[][2] = {
        {"kulk", "1: This game has no such variant"},
        {"kulkis", "1: This game has no such variant"},
        {"kulki:", "7: This game has no such variant"},
        {"kulki:x", "7: This game has no such variant"},
        {"kulki 5", "7: This game has no such variant"},
        {"5:", "3: This game has no such variant"},
        {"2", "1: There can be 3 to 9 colours"},
        {"kulki:10", "7: There can be 3 to 9 colours"},
        {"4x9", "1: Board sizes run from 5x5 to 15x15"},
        {"kulki:9x4", "7: Board sizes run from 5x5 to 15x15"},
        {"16x9", "1: Board sizes run from 5x5 to 15x15"},
        {"9x16", "1: Board sizes run from 5x5 to 15x15"},
        {"9x", "1: Board sizes run from 5x5 to 15x15"},
        {"9xx", "1: Board sizes run from 5x5 to 15x15"},
        {"99999999999x9", "1: This game has no such variant"}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(pairs); i++)
        assert_string_equal(refused_variant(&kulki, pairs[i][0]), pairs[i][1]);
}

/* ----------------------------------------------------------------- moves */

static void moves_are_two_cells(void **state)
{
    static const char *const same[] = {"d4 c2",   "D4 C2",  "d4c2",    "d4,c2",
                                       " d4  c2", "d4\tC2", "d04 c002"};
    Trial trial;
    size_t i;
    (void)state;
    try_variant(&trial, &kulki, "");
    try_deal(&trial, "1");
    for (i = 0; i < COUNT_OF(same); i++)
        assert_int_equal(try_move(&trial, same[i]), move_of(30, 11));
    assert_string_equal(move_text(&trial, move_of(30, 11)), "d4 c2");
    assert_string_equal(move_text(&trial, move_of(0, 80)), "a1 i9");
    assert_int_equal(try_move(&trial, "PASS"), KULKI_PASS);
    assert_string_equal(move_text(&trial, KULKI_PASS), "pass");
    try_variant(&trial, &kulki, "15x15");
    try_deal(&trial, "1");
    assert_int_equal(try_move(&trial, "o15 a10"), move_of(224, 135));
    assert_string_equal(move_text(&trial, move_of(224, 135)), "o15 a10");
}

static void bad_moves_are_refused_at_their_place(void **state)
{
    static const char *const pairs[][2] = {
        {"", "1: Invalid cell name"},      {"  ", "3: Invalid cell name"},
        {"j1 a1", "1: Invalid cell name"}, {"a10 a1", "1: Invalid cell name"},
        {"a0 a1", "1: Invalid cell name"}, {"a a1", "1: Invalid cell name"},
        {"4d c2", "1: Invalid cell name"}, {"d4", "3: Invalid cell name"},
        {"d4 ", "4: Invalid cell name"},   {"d4 c", "4: Invalid cell name"},
        {"d4 j2", "4: Invalid cell name"}, {"d4-c2", "3: Invalid cell name"},
        {"passe", "1: Invalid cell name"}};
    Trial trial;
    size_t i;
    (void)state;
    try_variant(&trial, &kulki, "");
    try_deal(&trial, "1");
    for (i = 0; i < COUNT_OF(pairs); i++)
        assert_string_equal(refused_move(&trial, pairs[i][0]), pairs[i][1]);
}

/* ---------------------------------------------------------------- boards */

static const char rows[] = "1| 1 2 3     |1\n"
                           "2|           |2\n"
                           "3|     3     |3\n"
                           "4|           |4\n"
                           "5|         1 |5\n";

#define BAD_NEXT_BALLS_AT(place)                                              \
    place                                                                     \
        ": 'Next' should list 3 balls, each with 'at' and an empty cell if "  \
        "the variant shows cells"
#define BAD_NEXT_BALLS BAD_NEXT_BALLS_AT("6:1")

/* Replaces one part of the rows above; the board is refused for this reason.
 */
typedef struct SpoiltBoard {
    const char *variant, *before, *part, *by, *behind;
    const char *said;
} SpoiltBoard;

static const char *with(const SpoiltBoard *one)
{
    static char text[512];
    const char *at = strstr(rows, one->part);
    assert_non_null(at);
    snprintf(text, sizeof text, "%s%.*s%s%s%s", one->before, (int)(at - rows),
             rows, one->by, at + strlen(one->part), one->behind);
    return text;
}

static void boards_are_read_with_any_frame(void **state)
{
    static const SpoiltBoard same[] = {
        {"5x5:3", "", "", "", "", ""},
        {"5x5:3", "Score: 0\n", "", "", "", ""},
        {"5x5:3", "Score: 0 points\n", "", "", "", ""},
        {"5x5:3", "   A B C D E\n -----\n", "", "", " -----\n   A B C D E\n",
         ""},
        {"5x5:3", "   a b c d e\n", "", "", "\n\n", ""},
        {"5x5:3", "", "1| 1 2 3     |1", "1|1 2 3 . . .|", "", ""},
        {"5x5:3", "", "         1 |5\n", "        1  |", "", ""},
        {"5x5:3", "\n  score 0 \n", "2|           |2", " 2|...........|x", "",
         ""}};
    Trial first, other;
    size_t i;
    (void)state;
    try_variant(&first, &kulki, "5x5:3");
    try_board(&first, rows);
    assert_int_equal(count_balls((Kulki *)first.bytes), 5);
    for (i = 0; i < COUNT_OF(same); i++) {
        try_variant(&other, &kulki, same[i].variant);
        try_board(&other, with(&same[i]));
        assert_memory_equal(other.bytes, first.bytes, TRIAL_BYTES);
    }
}

static const SpoiltBoard spoilt_boards[] = {
    {"5x5:3", "Score: x\n", "", "", "", "1:8: Not understood"},
    {"5x5:3", "Score\n", "", "", "", "1:6: Not understood"},
    {"5x5:3", "", "1| 1", "1|1 1", "",
     "1:3: Row 1 should have 11 cells between its two | signs"},
    {"5x5:3", "", "1| 1 ", "1|11 ", "", "1:4: Two balls are on the same cell"},
    {"5x5:3", "", "1| 1 2", "1| 1 4", "",
     "1:6: Balls are numbers from 1 to 3"},
    {"5x5:3", "", "1| 1 2", "1| 0 2", "",
     "1:4: Balls are numbers from 1 to 3"},
    {"5x5:3", "", "1| 1 2", "1| x 2", "",
     "1:4: Balls are numbers from 1 to 3"},
    {"5x5:3", "", "1 |5", " 1|5", "", "5:13: Balls are numbers from 1 to 3"},
    {"5x5:3", "", "2|    ", "2|   ", "",
     "2:3: Row 2 should have 11 cells between its two | signs"},
    {"5x5:3", "", "2|           |", "2|            |", "",
     "2:3: Row 2 should have 11 cells between its two | signs"},
    {"5x5:3", "", "2|           |", "2|           1|", "",
     "2:3: Row 2 should have 11 cells between its two | signs"},
    {"5x5:3", "", "2|           |2\n", "2|          \n", "",
     "2:3: Row 2 should have 11 cells between its two | signs"},
    {"5x5:3", "", "2|", "3|", "",
     "2:1: Row 2 should start with its number and a |"},
    {"5x5:3", "", "2|", "|", "",
     "2:1: Row 2 should start with its number and a |"},
    {"5x5:3", "", "2|", "2:", "",
     "2:1: Row 2 should start with its number and a |"},
    {"5x5:3", "", "5|         1 |5\n", "", "", "5:1: The board is incomplete"},
    {"5x5:3", "", "", "", "6|           |6\n",
     "6:1: Unexpected text after the board"},
    {"5x5:3", "", "", "", "Next: 1 2 3\n",
     "6:1: Unexpected text after the board"},
    {"klines:5x5:3", "", "", "", "Next:\n", BAD_NEXT_BALLS},
    {"klines:5x5:3", "", "", "", "Next: 1 2\n", BAD_NEXT_BALLS},
    {"klines:5x5:3", "", "", "", "\n  Next: 1 2\n", BAD_NEXT_BALLS_AT("7:3")},
    {"klines:5x5:3", "", "", "", "Next: 1 2 4\n", BAD_NEXT_BALLS},
    {"klines:5x5:3", "", "", "", "Next: 1 2 0\n", BAD_NEXT_BALLS},
    {"klines:5x5:3", "", "", "", "Next: 1 2 3 1\n",
     "6:13: Unexpected text after the board"},
    {"lines98:5x5:3", "", "", "", "Next: 1\n", BAD_NEXT_BALLS},
    {"lines98:5x5:3", "", "", "", "Next: 2 at e1 3\n", BAD_NEXT_BALLS},
    {"lines98:5x5:3", "", "", "", "Next: 2 at e1 3 e2\n", BAD_NEXT_BALLS},
    {"lines98:5x5:3", "", "", "", "Next: 2 at e1 3 at\n", BAD_NEXT_BALLS},
    {"lines98:5x5:3", "", "", "", "Next: 2 at e1 3 at e1\n", BAD_NEXT_BALLS},
    {"lines98:5x5:3", "", "", "", "Next: 2 at e1 3 at b2 1 at b2\n",
     BAD_NEXT_BALLS},
    {"lines98:5x5:3", "", "", "", "Next: 2 at a1\n", BAD_NEXT_BALLS},
    {"lines98:5x5:3", "", "", "", "Next: 1 at x9\n", BAD_NEXT_BALLS}};

static void bad_boards_are_refused_at_their_place(void **state)
{
    Trial trial;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(spoilt_boards); i++) {
        try_variant(&trial, &kulki, spoilt_boards[i].variant);
        try_deal(&trial, "1");
        assert_string_equal(refused_board(&trial, with(&spoilt_boards[i])),
                            spoilt_boards[i].said);
    }
}

static void a_board_without_a_ball_is_refused(void **state)
{
    char largest[15 * 40];
    char *at = largest;
    int row;
    Trial trial;
    (void)state;
    for (row = 1; row <= 15; row++)
        at += sprintf(at, "%d|%31s|\n", row, "");
    try_variant(&trial, &kulki, "15x15");
    try_deal(&trial, "1");
    assert_string_equal(refused_board(&trial, largest),
                        "1:1: The board has no balls");
    try_variant(&trial, &kulki, "5x5");
    try_deal(&trial, "1");
    assert_string_equal(refused_board(&trial, "1|           |\n"
                                              "2|           |\n"
                                              "3|           |\n"
                                              "4|           |\n"
                                              "5|           |\n"),
                        "1:1: The board has no balls");
    assert_string_equal(refused_board(&trial, ""),
                        "1:1: The board is incomplete");
}

static void one_ball_makes_a_board(void **state)
{
    Trial trial;
    (void)state;
    try_variant(&trial, &kulki, "5x5");
    try_board(&trial, "1| 7         |\n"
                      "2|           |\n"
                      "3|           |\n"
                      "4|           |\n"
                      "5|           |\n");
    assert_int_equal(((Kulki *)trial.bytes)->cell[0], 7);
    try_board(&trial, "1|           |\n"
                      "2|           |\n"
                      "3|           |\n"
                      "4|           |\n"
                      "5|         7 |\n");
    assert_int_equal(((Kulki *)trial.bytes)->cell[24], 7);
}

/* The longest number that is read has nine digits, which fill four bytes. */
static void a_score_has_four_bytes(void **state)
{
    const SpoiltBoard one = {"5x5:3", "Score: 999999999\n", "", "", "", ""};
    Trial trial;
    (void)state;
    try_variant(&trial, &kulki, one.variant);
    try_board(&trial, with(&one));
    assert_int_equal(kulki.score(trial.bytes), 999999999);
    assert_non_null(strstr(board_of(&trial), "Score: 999999999\n"));
}

static const Kulki *read_next_balls(Trial *trial, const char *variant,
                                    const char *line)
{
    const SpoiltBoard one = {variant, "", "", "", line, ""};
    try_variant(trial, &kulki, variant);
    try_board(trial, with(&one));
    return (const Kulki *)trial->bytes;
}

static void next_balls_are_read_or_else_drawn(void **state)
{
    Trial trial;
    const Kulki *game;
    (void)state;
    game = read_next_balls(&trial, "klines:5x5:3", "next 3 1 2");
    assert_memory_equal(game->next_colour, "\3\1\2\0", 4);
    assert_int_equal(game->next_count, 3);
    assert_non_null(strstr(board_of(&trial), "\nNext: 3 1 2\n"));
    game = read_next_balls(&trial, "klines:5x5:3", "");
    assert_int_equal(game->next_count, 3);
    assert_in_range(game->next_colour[2], 1, 3);
    game = read_next_balls(&trial, "lines98:5x5:3",
                           "Next: 2 at e1 3 AT B2, 1 at d5");
    assert_memory_equal(game->next_cell, "\4\6\27", 3);
    assert_non_null(
        strstr(board_of(&trial), "\nNext: 2 at E1 3 at B2 1 at D5\n"));
    game = read_next_balls(&trial, "lines98:5x5:3", "Next: 2 at e1");
    assert_int_equal(game->next_count, 1);
    game = read_next_balls(&trial, "lines98:5x5:3", "");
    assert_int_equal(game->next_count, 3);
}

static void a_board_of_nine_rows_has_one_digit_before_them(void **state)
{
    Trial trial;
    (void)state;
    try_variant(&trial, &kulki, "5x9");
    try_deal(&trial, "1");
    assert_non_null(strstr(board_of(&trial), "   A B C D E\n"
                                             " -------------\n"
                                             "1|"));
    assert_non_null(strstr(board_of(&trial), "\n9|"));
}

static void a_large_board_has_two_digits_before_its_rows(void **state)
{
    Piece pieces[50];
    Trial trial, again;
    (void)state;
    try_variant(&trial, &kulki, "5x10");
    try_deal(&trial, "1");
    assert_non_null(strstr(board_of(&trial), "    A B C D E\n"
                                             "  -------------\n"
                                             " 1|"));
    assert_non_null(strstr(board_of(&trial), "|10\n"
                                             "  -------------\n"
                                             "    A B C D E\n"));
    again = trial;
    try_board(&again, board_of(&trial));
    assert_memory_equal(((Kulki *)again.bytes)->cell,
                        ((Kulki *)trial.bytes)->cell, 50);
    kulki.look(trial.bytes, pieces, COUNT_OF(pieces));
    assert_int_equal(pieces[49].x, 4);
    assert_int_equal(pieces[49].y, 9);
}

/* --------------------------------------------------------- look and touch */

static void pieces_are_balls_cells_and_the_next_balls(void **state)
{
    Trial trial;
    Piece pieces[KULKI_CELLS + KULKI_MOST_DROP + 1];
    u8 i;
    (void)state;
    read_next_balls(&trial, "lines98:5x5:3", "Next: 2 at e1 3 at b2 1 at d5");
    assert_int_equal(kulki.look(trial.bytes, pieces, COUNT_OF(pieces)), 25);
    assert_memory_equal(&pieces[0], ((Piece[]){{0, 0, 0, 0, BALL, 1, 1}}),
                        sizeof(Piece));
    assert_memory_equal(&pieces[3], ((Piece[]){{3, 3, 0, 0, PLACE, 0, 0}}),
                        sizeof(Piece));
    assert_memory_equal(&pieces[4], ((Piece[]){{4, 4, 0, 0, NEXT_BALL, 2, 0}}),
                        sizeof(Piece));
    assert_memory_equal(&pieces[6], ((Piece[]){{6, 1, 1, 0, NEXT_BALL, 3, 0}}),
                        sizeof(Piece));
    assert_memory_equal(&pieces[23],
                        ((Piece[]){{23, 3, 4, 0, NEXT_BALL, 1, 0}}),
                        sizeof(Piece));
    read_next_balls(&trial, "klines:5x5:3", "Next: 2 3 1");
    assert_int_equal(kulki.look(trial.bytes, pieces, COUNT_OF(pieces)), 29);
    for (i = 0; i < 3; i++) {
        Piece next = {NO_SPOT, 0, 0, 0, NEXT_BALL, 0, 0};
        next.x = (u8)(6 + i);
        next.value = (u8) "\2\3\1"[i];
        assert_memory_equal(&pieces[25 + i], &next, sizeof next);
    }
    assert_int_equal(pieces[28].spot, TABLE_SPOT);
    assert_int_equal(pieces[28].kind, BUTTON);
    assert_int_equal(pieces[28].x, 6); /* beside the board */
    assert_int_equal(pieces[28].y, 0);
    assert_int_equal(kulki.look(trial.bytes, pieces, 26), 26);
    assert_int_equal(kulki.look(trial.bytes, pieces, 28), 28);
}

/* No board has more pieces: 15 x 15 cells and seven next balls, none of which
   has a cell. */
static void all_cells_and_next_balls_fit_most_pieces(void **state)
{
    static Piece pieces[KULKI_CELLS + KULKI_MOST_DROP + 1];
    Kulki game;
    u8 i;
    (void)state;
    start_dealt(&game, "large", 1);
    game.cell[0] = 0;
    assert_int_equal(kulki.look(&game, pieces, kulki.most_pieces), 225 + 7);
    for (i = 0; i < 225; i++)
        assert_int_equal(pieces[i].kind, game.cell[i] ? BALL : PLACE);
    for (i = 0; i < 7; i++)
        assert_int_equal(pieces[225 + i].value, game.next_colour[i]);
}

static void a_ball_is_picked_up_and_put_down(void **state)
{
    Trial trial;
    u16 move = 0;
    (void)state;
    read_next_balls(&trial, "5x5:3", "");
    assert_int_equal(kulki.touch(trial.bytes, NO_SPOT, 3, &move), TOUCH_MOVE);
    assert_int_not_equal(kulki.apply(trial.bytes, move, NULL), FINE);
    move = 0;
    assert_int_equal(kulki.touch(trial.bytes, NO_SPOT, 0, &move), TOUCH_HOLD);
    assert_int_equal(kulki.touch(trial.bytes, 0, 0, &move), TOUCH_DROP);
    assert_int_equal(kulki.touch(trial.bytes, 0, 1, &move), TOUCH_HOLD);
    assert_int_equal(kulki.touch(trial.bytes, 0, 25, &move), TOUCH_NOTHING);
    assert_int_equal(kulki.touch(trial.bytes, 0, TABLE_SPOT, &move),
                     TOUCH_NOTHING);
    assert_int_equal(move, 0);
    assert_int_equal(kulki.touch(trial.bytes, 1, 3, &move), TOUCH_MOVE);
    assert_int_equal(move, move_of(1, 3));
    read_next_balls(&trial, "klines:5x5:3", "");
    assert_int_equal(kulki.touch(trial.bytes, 0, TABLE_SPOT, &move),
                     TOUCH_MOVE);
    assert_int_equal(move, KULKI_PASS);
}

/* --------------------------------------------------------------- worth */

/* The ball leaves its cell before lines are counted. */
static void a_ball_that_closes_a_gap_makes_a_line_of_five(void **state)
{
    Kulki game;
    (void)state;
    start_empty(&game, "kulki", 1);
    put_balls(&game, "a1 b1 c1 d1 f1", 3);
    assert_int_equal(kulki.worth(&game, move_of(5, 4)), 5 * 1000);
}

static void a_line_is_worth_most_and_a_pass_least(void **state)
{
    Kulki game;
    i32 best;
    u16 moves[512];
    u16 count, i;
    (void)state;
    start_empty(&game, "klines", 1);
    put_balls(&game, "a1 b1 c1 d1 e2 h8", 3);
    put_balls(&game, "a5 b5 c5", 2);
    best = kulki.worth(&game, move_of(13, 4));
    assert_true(best >= 10000);
    count = kulki.list(&game, moves, COUNT_OF(moves));
    for (i = 0; i < count && i < COUNT_OF(moves); i++)
        assert_true(kulki.worth(&game, moves[i]) <= best);
    assert_int_equal(kulki.worth(&game, KULKI_PASS), -1);
    assert_true(kulki.worth(&game, move_of(70, 39)) <
                kulki.worth(&game, move_of(70, 14)));
}

/* Neither the generator nor the announced cells change a move's worth. */
static void worth_uses_only_what_a_player_sees(void **state)
{
    Kulki game, other;
    u16 moves[256];
    u16 count, i;
    (void)state;
    start_dealt(&game, "lines98", 3);
    other = game;
    memset(other.rng, 0x5A, sizeof other.rng);
    count = kulki.list(&game, moves, COUNT_OF(moves));
    assert_true(count > 100);
    for (i = 0; i < COUNT_OF(moves); i++)
        assert_int_equal(kulki.worth(&game, moves[i]),
                         kulki.worth(&other, moves[i]));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(variants_are_read_and_written),
        cmocka_unit_test(bad_variants_are_refused),
        cmocka_unit_test(moves_are_two_cells),
        cmocka_unit_test(bad_moves_are_refused_at_their_place),
        cmocka_unit_test(boards_are_read_with_any_frame),
        cmocka_unit_test(bad_boards_are_refused_at_their_place),
        cmocka_unit_test(a_board_without_a_ball_is_refused),
        cmocka_unit_test(one_ball_makes_a_board),
        cmocka_unit_test(a_score_has_four_bytes),
        cmocka_unit_test(next_balls_are_read_or_else_drawn),
        cmocka_unit_test(a_board_of_nine_rows_has_one_digit_before_them),
        cmocka_unit_test(a_large_board_has_two_digits_before_its_rows),
        cmocka_unit_test(pieces_are_balls_cells_and_the_next_balls),
        cmocka_unit_test(all_cells_and_next_balls_fit_most_pieces),
        cmocka_unit_test(a_ball_is_picked_up_and_put_down),
        cmocka_unit_test(a_ball_that_closes_a_gap_makes_a_line_of_five),
        cmocka_unit_test(a_line_is_worth_most_and_a_pass_least),
        cmocka_unit_test(worth_uses_only_what_a_player_sees)};
    return cmocka_run_group_tests_name("kulki texts", tests, NULL, NULL);
}
