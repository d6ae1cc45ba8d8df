/* SPDX-License-Identifier: MIT */
/* Tests sliding puzzles as text: boards and variants, and where an error is.
 */
#include <stdio.h>
#include <string.h>

#include "rules/sliding/sliding.h"
#include "tests/kit/trial.h"

static void set_up(Trial *trial, const char *variant)
{
    try_variant(trial, &sliding, variant);
    try_deal(trial, "1");
}

static void check_reading(const char *variant, const char *board,
                          const char *expected)
{
    Trial trial;
    set_up(&trial, variant);
    assert_string_equal(refused_board(&trial, board), "");
    assert_string_equal(board_of(&trial), expected);
    assert_int_equal(sliding.score(trial.bytes), 0);
    assert_int_equal(sliding_slides(trial.bytes), 0);
}

/* ---------------------------------------------------------------- boards */

static void newlines_or_slashes_end_rows(void **state)
{
    static const char *const boards[] = {
        "8 6 7\n2 5 4\n3 0 1\n",   "8 6 7/2 5 4/3 0 1",
        "8 6 7 / 2 5 4 / 3 _ 1 /", "8 6 7 2 5 4 3 _ 1",
        "8,6,7,2,5,4,3,0,1",       "\n\n  8 6 7\r\n\t2 5 4\r\n\n3 00 01\r\n\n",
        "8 6 7\n2 5 4\n3 _ 1",     "8, 6, 7 // 2, 5, 4 /\n 3, 0, 1"};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(boards); i++)
        check_reading("3x3", boards[i], "8 6 7\n2 5 4\n3 0 1\n");
}

static void boards_need_not_be_square(void **state)
{
    (void)state;
    check_reading("4x2", "1 2 3 4/5 6 0 7", "1 2 3 4\n5 6 0 7\n");
    check_reading("2x4", "1 2/3 4/5 6/0 7", "1 2\n3 4\n5 6\n0 7\n");
    check_reading("2x4", "1 2 3 4 5 6 0 7", "1 2\n3 4\n5 6\n0 7\n");
    check_reading("5x2", "1 2 3 4 5/6 7 8 0 9", "1 2 3 4 5\n6 7 8 0 9\n");
    check_reading("4x3", "1 2 3 4/5 6 7 8/9 10 0 11",
                  " 1  2  3  4\n 5  6  7  8\n 9 10  0 11\n");
}

static void check_refusal(const char *variant, const char *board,
                          const char *words)
{
    Trial trial;
    set_up(&trial, variant);
    assert_string_equal(refused_board(&trial, board), words);
}

static void a_row_of_another_length_is_refused(void **state)
{
    (void)state;
    check_refusal("3x3", "8 6\n2 5 4\n3 0 1\n",
                  "1:1: Row 1 should have 3 numbers");
    check_refusal("3x3", "8 6 7\n2 5\n4 3 0 1\n",
                  "2:1: Row 2 should have 3 numbers");
    check_refusal("3x3", "8 6 7\n2 5 4\n 3 0\n",
                  "3:2: Row 3 should have 3 numbers");
    check_refusal("3x3", "8 6 7/2 5 4/3 0 1 9/",
                  "1:13: Row 3 should have 3 numbers");
    check_refusal("3x3", "8 6 7\n2 5 4 3\n0 1\n",
                  "2:1: Row 2 should have 3 numbers");
    check_refusal(
        "3x2", "1 2/3 4/5 0",
        "1:1: The board should have 6 numbers, in 2 rows or on one line");
}

static void too_many_or_too_few_rows_are_refused(void **state)
{
#define NINE "The board should have 9 numbers, in 3 rows or on one line"
    char board[1300] = "";
    int i;
    (void)state;
    check_refusal("3x3", "", "1:1: " NINE);
    check_refusal("3x3", " \n/\n", "1:1: " NINE);
    check_refusal("3x3", "1 2 3 4 5 6 7 8", "1:1: " NINE);
    check_refusal("3x3", "1 2 3 4 5 6 7 8 0 9", "1:1: " NINE);
    check_refusal("3x3", "1 2 3/4 5 6", "1:1: " NINE);
    check_refusal("3x3", "1 2 3/4 5 6/7 8 0/9 10 11", "1:1: " NINE);
    for (i = 0; i < 300; i++)
        strcat(board, "1 ");
    check_refusal("3x3", board, "1:1: " NINE);
    for (i = 0; i < 300; i++)
        strcat(board, i % 3 == 2 ? "1\n" : "1 ");
    check_refusal("3x3", board, "1:1: " NINE);
}

static void bad_tiles_are_refused(void **state)
{
#define NUMBER "Expected a number from 1 to 8, or 0 or _ for the gap"
    (void)state;
    check_refusal("3x3", "8 6 7\n2 5 x\n3 0 1\n", "2:5: " NUMBER);
    check_refusal("3x3", "8 6 7\n2 5 9\n3 0 1\n", "2:5: " NUMBER);
    check_refusal("3x3", "8 6 7\n2 5 4\n3 0 1x\n", "3:5: " NUMBER);
    check_refusal("3x3", "8 6 7\n2 5 4\n3 __ 1\n", "3:3: " NUMBER);
    check_refusal("3x3", "8 6 7\n2 5 4\n3 -0 1\n", "3:3: " NUMBER);
    check_refusal("3x3", "8 6 7\n2 5 4\n3 0 1234567890\n", "3:5: " NUMBER);
    check_refusal("3x3", "1. 6 7 2 5 4 3 0 1", "1:1: " NUMBER);
}

static void a_number_given_twice_is_refused(void **state)
{
    (void)state;
    check_refusal("3x3", "8 6 7\n2 5 4\n3 6 1\n",
                  "3:3: The number 6 appears twice");
    check_refusal("3x3", "8 6 7\n2 0 4\n3 _ 1\n",
                  "3:3: There are two gaps, so a number is missing");
    check_refusal("3x3", "_ 6 7\n2 0 4\n3 5 1\n",
                  "2:3: There are two gaps, so a number is missing");
}

static void an_unsolvable_board_is_refused(void **state)
{
#define PARITY "This board can't be solved; with any two tiles swapped it can"
    (void)state;
    check_refusal("4x4", "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0",
                  "1:1: " PARITY);
    check_reading("4x4", "2 1 3 4/5 6 7 8/9 10 11 12/13 15 14 0",
                  " 2  1  3  4\n 5  6  7  8\n 9 10 11 12\n13 15 14  0\n");
    check_refusal("2x3", "1 2/3 5/4 0", "1:1: " PARITY);
    check_refusal("3x3", "8 6 7 2 4 5 3 1 0", "1:1: " PARITY);
}

/* ----------------------------------------------------- sizes from boards */

static void check_size(const char *board, const char *size)
{
    Trial trial;
    Reader reader;
    u8 known;
    try_variant(&trial, &sliding, "3x7");
    reader_start(&reader, board, (u32)strlen(board));
    known = sliding_read_size(trial.variant, &reader);
    assert_int_equal(known, *size != '\0');
    assert_string_equal(variant_text(&trial), known ? size : "3x7");
    assert_ptr_equal(reader.at, board);
}

static void the_size_of_a_board_is_recognised(void **state)
{
    (void)state;
    check_size("8 6 7/2 5 4/3 0 1", "3x3");
    check_size("8 6 7 2 5 4 3 0 1", "3x3");
    check_size("1 2 3 0", "2x2");
    check_size("1 2 3/4 5 0", "3x2");
    check_size("1 2\n3 4\n5 0\n", "2x3");
    check_size("0 12 9 13 15 11 10 14 3 7 6 2 4 8 5 1", "4x4");
    check_size("a b c d/e f g h", "4x2");
    check_size("", "");
    check_size(" \n", "");
    check_size("1 2 3 4 5 0", "");
    check_size("0", "");
    check_size("1/2/0", "");
    check_size("1 2 3 4 5 6 7 8 9 10 11/12 13 14 15 16 17 18 19 20 21 0", "");
}

static void the_largest_board_is_ten_by_ten(void **state)
{
    char board[600] = "";
    char goal[600];
    int i;
    Trial trial;
    (void)state;
    for (i = 1; i <= 100; i++) {
        sprintf(board + strlen(board), "%2d", i % 100);
        strcat(board, i % 10 ? " " : "\n");
    }
    strcpy(goal, board);
    check_reading("10x10", board, goal);
    check_size(board, "10x10");
    set_up(&trial, "10x10");
    try_board(&trial, board);
    assert_int_equal(sliding.status(trial.bytes), WON);
    strcat(board, "7 8");
    check_size(board, "");
    check_refusal(
        "10x10", board,
        "1:1: The board should have 100 numbers, in 10 rows or on one line");
    goal[strlen(goal) - 1] = ' ';
    strcat(goal, "7 8");
    check_refusal("10x10", goal, "10:1: Row 10 should have 10 numbers");
}

/* -------------------------------------------------------------- variants */

static void variants_are_sizes_and_shuffles(void **state)
{
    static const char *const pairs[][2] = {{"", "3x3"},
                                           {"  ", "3x3"},
                                           {"4x4", "4x4"},
                                           {"4X4 ", "4x4"},
                                           {"5x3", "5x3"},
                                           {"2x2", "2x2"},
                                           {"10x10", "10x10"},
                                           {"15", "4x4"},
                                           {"8", "3x3"},
                                           {"3", "2x2"},
                                           {"99", "10x10"},
                                           {"4x4:uniform", "4x4"},
                                           {"4x4:walk", "4x4:walk"},
                                           {"4x4:WALK50", "4x4:walk"},
                                           {"15:walk200", "4x4:walk200"},
                                           {"3x3:walk1", "3x3:walk1"},
                                           {"3x3:walk65535", "3x3:walk65535"}};
    Trial trial;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(pairs); i++) {
        try_variant(&trial, &sliding, pairs[i][0]);
        assert_string_equal(variant_text(&trial), pairs[i][1]);
    }
}

static void bad_variants_are_refused(void **state)
{
#define SIZE                                                                  \
    "A size is from 2x2 to 10x10, as in 4x4, or a number of tiles, as in 15"
#define SHUFFLE "Only :uniform or :walk1 to :walk65535 can follow the size"
#define NONE "This game has no such variant"
    static const char *const pairs[][2] = {
        {"1x1", "1: " SIZE},
        {"1x4", "1: " SIZE},
        {"4x1", "1: " SIZE},
        {"11x4", "1: " SIZE},
        {" 4x11", "2: " SIZE},
        {"16", "1: " SIZE},
        {"0", "1: " SIZE},
        {"120", "1: " SIZE},
        {"4x", "3: " SIZE},
        {"4xx4", "3: " SIZE},
        {"wide", "1: " NONE},
        {":walk7", "1: " NONE},
        {"1234567890", "1: " NONE},
        {"4x4x4", "4: " NONE},
        {"4x4 15", "5: " NONE},
        {"4x4:", "5: " SHUFFLE},
        {"4x4:wal", "5: " SHUFFLE},
        {"4x4:walks", "5: " SHUFFLE},
        {"4x4:walk0", "5: " SHUFFLE},
        {"4x4:walk65536", "5: " SHUFFLE},
        {"4x4:walk1234567890", "5: " SHUFFLE},
        {"4x4:uniform3", "12: " NONE}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(pairs); i++)
        assert_string_equal(refused_variant(&sliding, pairs[i][0]),
                            pairs[i][1]);
}

/* A walk of one step cannot end at the goal, and one of two must not. */
static void a_walk_has_as_many_steps_as_asked(void **state)
{
    Trial trial;
    Sliding *game = (Sliding *)trial.bytes;
    u8 seed[SEED_SIZE];
    u32 i;
    int moved = 0;
    (void)state;
    try_variant(&trial, &sliding, "3x3:walk1");
    for (i = 1; i <= 100; i++) {
        number_seed(seed, i);
        sliding.deal(trial.bytes, trial.variant, seed);
        assert_true(game->gap == 5 || game->gap == 7);
        moved += game->gap == 5;
    }
    assert_in_range(moved, 35, 65);
    try_variant(&trial, &sliding, "3x3:walk2");
    for (i = 1; i <= 100; i++) {
        number_seed(seed, i);
        sliding.deal(trial.bytes, trial.variant, seed);
        assert_int_equal(sliding.status(trial.bytes), GOING);
    }
}

static void deal_walk(Trial *trial, unsigned steps)
{
    char variant[32];
    snprintf(variant, sizeof variant, "4x4:walk%u", steps);
    try_variant(trial, &sliding, variant);
    try_deal(trial, "1");
}

/* With the same seed, a walk begins with the shorter ones. */
static void a_longer_walk_takes_the_same_steps_first(void **state)
{
    static const unsigned lengths[] = {9,   99,  127,  254,  255,
                                       256, 511, 1023, 4095, 65534};
    Trial trial, longer;
    const Sliding *before = (const Sliding *)trial.bytes;
    const Sliding *after = (const Sliding *)longer.bytes;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(lengths); i++) {
        deal_walk(&trial, lengths[i]);
        deal_walk(&longer, lengths[i] + 1);
        assert_int_equal(apply_move(&trial, after->gap), FINE);
        assert_int_equal(sliding.score(trial.bytes), 1);
        assert_memory_equal(before->tile, after->tile, sizeof after->tile);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(newlines_or_slashes_end_rows),
        cmocka_unit_test(boards_need_not_be_square),
        cmocka_unit_test(a_row_of_another_length_is_refused),
        cmocka_unit_test(too_many_or_too_few_rows_are_refused),
        cmocka_unit_test(bad_tiles_are_refused),
        cmocka_unit_test(a_number_given_twice_is_refused),
        cmocka_unit_test(an_unsolvable_board_is_refused),
        cmocka_unit_test(the_size_of_a_board_is_recognised),
        cmocka_unit_test(the_largest_board_is_ten_by_ten),
        cmocka_unit_test(variants_are_sizes_and_shuffles),
        cmocka_unit_test(bad_variants_are_refused),
        cmocka_unit_test(a_walk_has_as_many_steps_as_asked),
        cmocka_unit_test(a_longer_walk_takes_the_same_steps_first)};
    return cmocka_run_group_tests_name("slideboards", tests, NULL, NULL);
}
